import { openStage } from './tools/bench/stage.ts';
import { throttled } from './tools/bench/visit/conditions.ts';
import { firstVisit } from './tools/bench/visit/visit.ts';
import { writeFileSync } from 'node:fs';
const name = (process.argv[2] ?? 'category') as 'category';
const stage = await openStage((s: string) => console.error(s));
const target = stage.comparisons[name].page;
const visit = await firstVisit(stage.browser, stage.origins['HTTP/1.1'], target, throttled, {
  async beforeNavigation(session, page) {
    await stage.browser.startTracing(page, { categories: ['devtools.timeline','disabled-by-default-devtools.timeline','v8.execute','blink.user_timing','loading'] });
  },
  async settled(session, page) {
    const t = await stage.browser.stopTracing();
    writeFileSync('/tmp/trace-'+name+'.json', t);
    const res = await page.evaluate(() => performance.getEntriesByType('resource').map((e:any)=>[Math.round(e.startTime),Math.round(e.requestStart),Math.round(e.responseStart),Math.round(e.responseEnd),e.transferSize,e.name.replace(location.origin,'')]));
    const nav:any = await page.evaluate(()=>{const e:any=performance.getEntriesByType('navigation')[0];return [e.responseStart,e.responseEnd,e.domInteractive]});
    console.log('nav',nav);
    for (const r of res) console.log(r.slice(0,5).map((x:any)=>String(x).padStart(6)).join(' '), r[5].slice(0,90));
    console.log(await page.evaluate(()=>JSON.stringify((window as any).probe.longTasks.map((t:any)=>[Math.round(t.start),Math.round(t.duration)]))));
  },
});
console.log(JSON.stringify(visit,(k,v)=>typeof v==='number'?Math.round(v*1000)/1000:v));
await stage.close();
