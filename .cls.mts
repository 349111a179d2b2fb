import { openStage } from './tools/bench/stage.ts';
import { throttled } from './tools/bench/visit/conditions.ts';
import { firstVisit } from './tools/bench/visit/visit.ts';
const stage = await openStage((s: string) => console.error(s));
const target = stage.comparisons.search.page;
for (const t of [target, ...stage.comparisons.search.floors])
await firstVisit(stage.browser, stage.origins['HTTP/1.1'], t, throttled, {
  async beforeNavigation(session, page) { await page.addInitScript(`window.ls=[];new PerformanceObserver(l=>{for(const e of l.getEntries())ls.push([Math.round(e.startTime),e.value,e.sources.map(s=>[s.node&&(s.node.nodeName+'.'+(s.node.className||'')+' '+(s.node.textContent||'').slice(0,30)),JSON.stringify(s.previousRect),JSON.stringify(s.currentRect)])])}).observe({type:'layout-shift',buffered:true})`); },
  async settled(session, page) { console.log(t.name, JSON.stringify(await page.evaluate('window.ls'),null,1).slice(0,2500)); },
});
await stage.close();
