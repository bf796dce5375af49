import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox'] })
const paths = process.argv.slice(2).length ? process.argv.slice(2) : ['/pages/tabbar/user']
for (const mobile of (process.env.WHO ?? ',13800138000,13900139000,19912345678,fresh').split(',')) {
  const ctx = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  const page = await ctx.newPage()
  await page.addInitScript(() => {
    window.__s = []
    new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.__s.push([Math.round(e.startTime), +e.value.toFixed(4), e.sources.slice(0,3).map((s) => (s.node?.className || s.node?.nodeName || '?') + ' ' + Math.round(s.previousRect.top) + '+' + Math.round(s.previousRect.height) + '→' + Math.round(s.currentRect.top) + '+' + Math.round(s.currentRect.height)).join(' | ')]) }).observe({ type: 'layout-shift', buffered: true })
  })
  if (mobile) {
    const reg = mobile === 'fresh'
    const number = reg ? '188' + String(Date.now()).slice(-8) : mobile
    await page.goto('http://127.0.0.1:4800/#/user/' + (reg ? 'reg' : 'login'))
    await page.getByRole('textbox', { name: '手机号' }).fill(number)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.waitForTimeout(700)
    const token = (await import('node:fs')).readFileSync('/tmp/work/builder/.data/' + (await import('node:fs')).readdirSync('/tmp/work/builder/.data').find(f=>/token/i.test(f)), 'utf8').trim()
    const sms = await (await fetch('http://127.0.0.1:4800/sandbox/sms?mobile=' + number, { headers: { 'x-sandbox-token': token, [process.env.CH ?? 'x-taproom-sandbox']: token } })).json()
    await page.getByRole('textbox', { name: '验证码' }).fill(sms[0].code)
    if (reg) await page.getByLabel('密码', { exact: true }).fill('secret1')
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
    await page.getByRole('button', { name: reg ? /^注册/ : '登录', exact: !reg }).last().click()
    await page.waitForTimeout(2500)
  }
  for (const path of paths) for (const kind of ['cold','warm']) {
    if (kind === 'cold') await page.evaluate(() => {}) 
    await page.goto('about:blank'); await page.goto('http://127.0.0.1:4800/#' + path); await page.waitForTimeout(2500)
    const s = await page.evaluate(() => window.__s)
    console.log(mobile || 'anonymous', path, kind, 'CLS', s.reduce((a, b) => a + b[1], 0).toFixed(4)); if (process.env.V !== '0') for (const x of s) console.log('   ', JSON.stringify(x))
  }
  await ctx.close()
}
await browser.close()
