import { chromium } from 'playwright-core';
const O='http://127.0.0.1:39300';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const errors=[];
async function visit(email, paths){
  const c = await b.newContext({viewport:{width:1440,height:900}}); const p = await c.newPage();
  p.on('pageerror',e=>errors.push(email+' '+e.message)); p.on('console',m=>m.type()==='error'&&errors.push(email+' '+m.text().slice(0,200)));
  await p.goto(O+'/login'); await p.getByLabel(/e-?mail/i).first().fill(email); await p.getByLabel('Password',{exact:true}).fill('Prova-2026!'); await p.keyboard.press('Enter');
  await p.waitForURL(u=>!u.pathname.includes('login'));
  for (const [name,path,act] of paths){
    await p.setViewportSize({width:1440,height:900}); await p.goto(O+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(700);
    if(act) await act(p);
    for (const w of [1440,360]) { await p.setViewportSize({width:w,height:w===360?740:900}); await p.waitForTimeout(500); const sw=await p.evaluate(()=>document.documentElement.scrollWidth); if(sw>w) errors.push(`${name} ${w}: ${sw}`); await p.screenshot({path:`/tmp/walk/${name}-${w}.png`}); }
  }
  await c.close();
}
const open=async p=>{ await p.getByRole('button',{name:'Apri'}).first().click(); await p.waitForTimeout(1500); };
await visit('admin@demo.test',[['received','/administration/modules/received'],['dossier','/administration/modules/received',open],['completed','/administration/modules/completed'],['board','/administration/board'],['users','/administration/users']]);
await visit('superadmin@demo.test',[['months','/administration/months'],['operators','/administration/users?group=operators'],['payments','/administration/payments'],['audit','/administration/audit'],['reasons','/administration/settings/returnReasons']]);
await visit('installatore@demo.test',[['dashboard','/dashboard'],['drafts','/modules/drafts'],['new','/modules/new'],['sent','/modules/sent']]);
console.log(errors.join('\n')||'no errors'); await b.close();
