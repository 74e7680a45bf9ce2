#pragma once

#include <string_view>

namespace marches {

/// The style sheet of a report page.
inline constexpr std::string_view pageStyle = R"css(
:root{color-scheme:light dark;--bg:#e7d9b8;--panel:#f7efdc;--raised:#fffaf0;--ink:#2b2013;--ink2:#5a4629;--ink3:#6f5a39;
--accent:#7d2317;--bad:#a5231a;--line:#c3ab7c;--land:#f3ead2;--sea:#dccda2;--aim:#2c6a3522}
@media (prefers-color-scheme:dark){:root{--bg:#1c1813;--panel:#28221b;--raised:#3a3127;--ink:#f2e8d3;--ink2:#d3c3a4;
--ink3:#b5a382;--accent:#d9a441;--bad:#ff8d7c;--line:#57493a;--land:#4a4234;--sea:#1d2932;--aim:#7fcf8f26}
.part,.key rect{filter:brightness(1.25)}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.45 Lato,"Segoe UI",Roboto,"Noto Sans",sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:1120px;margin:0 auto;padding:28px 20px 60px}
h1,h2,h3{font-family:"Linux Libertine O","Libertinus Serif",Georgia,"Noto Serif",serif;font-weight:600;line-height:1.15}
h1{font-size:34px;margin:0 0 4px}h2{font-size:24px;margin:0 0 4px}h3{font-size:18px;margin:14px 0 4px}
p{margin:6px 0}.lead,.small{color:var(--ink2)}.small{font-size:13px}
section{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:18px 22px;margin:18px 0}
.plain{border-left:4px solid var(--accent);padding:2px 0 2px 12px;margin:14px 0}
.alarm{border:2px solid var(--bad);color:var(--bad);border-radius:6px;padding:8px 14px;margin:14px 0;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:12px;margin:18px 0}
.card{background:var(--raised);border:1px solid var(--line);border-radius:8px;padding:12px 16px}
.card b{display:block;font:600 27px/1.15 "Linux Libertine O","Libertinus Serif",Georgia,serif}
.card span{color:var(--ink2);font-size:13px}
.three{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,310px),1fr));gap:18px 22px}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:18px 28px}
.figure{width:100%;height:auto;display:block;margin:6px 0}.map{width:100%;height:auto;display:block;background:var(--sea);
border-radius:6px;margin:8px 0}
.hidden{position:absolute}
text{font:12.5px Lato,"Segoe UI",Roboto,sans-serif;fill:var(--ink)}text.name{font-size:14px}
text.tick,text.note{fill:var(--ink3);font-size:12px}text.value{font-weight:600}
.grid{stroke:var(--line);stroke-width:1;opacity:.55}.fair{stroke:var(--ink2);stroke-width:1.6;stroke-dasharray:3 3}
.aim{fill:var(--aim)}line.near,line.far{stroke-width:3;stroke-linecap:round}line.near{stroke:var(--ink3)}
line.far{stroke:var(--accent)}circle.near{fill:var(--ink2)}circle.far{fill:var(--accent)}
.bar{fill:var(--accent);opacity:.75}
.place .ground{fill:var(--land);stroke:var(--ink3);stroke-width:1.2}.place .tint{fill:var(--accent)}
.never .ground{stroke:var(--ink);stroke-width:2.2;stroke-dasharray:5 4}
.place:hover .ground{stroke:var(--ink);stroke-width:3}
.scale{display:flex;align-items:center;gap:8px;font-size:13px;color:var(--ink2)}
.scale i{flex:0 0 140px;height:12px;border:1px solid var(--line);border-radius:3px;
background:linear-gradient(90deg,var(--land),var(--accent))}
.key{list-style:none;display:flex;flex-wrap:wrap;gap:2px 16px;margin:4px 0;padding:0;font-size:13px;color:var(--ink2)}
.key svg{width:12px;height:12px;margin-right:6px;vertical-align:-1px}
table{border-collapse:collapse;width:100%;font-size:14px}.wide{overflow-x:auto}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{color:var(--ink2);font-weight:600;font-size:13px;vertical-align:bottom}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}
tr.moved td{font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 18px;margin:8px 0;font-size:14px}
dt{color:var(--ink2)}dd{margin:0;overflow-wrap:anywhere}
details{margin:10px 0}summary{cursor:pointer;color:var(--ink2)}
footer{color:var(--ink3);font-size:13px;margin-top:22px}
@media print{body{background:#fff}section,.card{break-inside:avoid}}
)css";

} // namespace marches
