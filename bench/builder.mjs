import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { importTypeScript } from '../scripts/lib/import-typescript.mjs'
import { freshPage, heapBytes, NETWORK, slowCpu, startBrowser } from './lib/browser.mjs'
import { goals, setting, table } from './lib/report.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { median, medians, spread } from './lib/stats.mjs'

/** An administrator of the seed, and the password of everybody in it. */
const ADMIN = { name: '13900139000', password: 'taproom1' }
const PAGE = '/company/about'
/** As many as a page may have. */
const WIDGETS = 80
/**
 * More than any page: the server refuses to save it, `compile` draws eighty of it. The editor lists and draws
 * part by part, so what it costs can be measured all the same, with saves answered here.
 */
const MANY = 200
const KEYS = 20
/** Of one drag, px and how many moves a finger is told by. */
const DRAG = 400
const MOVES = 120
const STEPS = 10_000
const LIMIT = 60_000

/**
 * Opens the page editor on a page of eighty widgets and on one of 200, types into one, takes it back, and drags one. Resolves
 * with Markdown.
 */
export async function benchBuilder({ chromium, runs, cpu }) {
  const sandbox = await startSandbox()
  const browser = await startBrowser(chromium)
  const samples = { [WIDGETS]: [], [MANY]: [] }
  try {
    // The first round warms the server up; it does not count.
    for (let round = 0; round <= runs; round++) {
      for (const count of [WIDGETS, MANY]) {
        const sample = await measureEditor(browser, sandbox.origin, { cpu, count })
        if (round > 0) samples[count].push(sample)
        console.log(`builder ${round}/${runs}  ${count} parts, a key ${sample.key.toFixed(1)} ms`)
      }
    }
  } finally {
    await browser.close()
    await sandbox.stop()
  }
  const figures = [WIDGETS, MANY].map((count) => [count, medians(samples[count])])
  return report(figures, { chromium, runs, cpu, steps: await historyBytes() })
}

async function measureEditor(browser, origin, { cpu, count }) {
  const { context, page, devtools } = await freshPage(browser)
  try {
    await page.setViewportSize({ width: 1280, height: 812 })
    await page.addInitScript(crowd, [count, count > WIDGETS])
    await logIn(page, origin)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await slowCpu(devtools, cpu)
    const opened = await openEditor(page, count)
    await page.evaluate(watchKeys)
    await rowOf(page, 2, count).click()
    const field = page.getByRole('textbox', { name: '标题 · 中文', exact: true }).first()
    await field.waitFor({ timeout: LIMIT })
    await field.focus()
    const keys = await press(page, KEYS, () => page.keyboard.type('x'))
    const undone = await press(page, 1, () => page.getByRole('button', { name: '撤销' }).click())
    const dragged = await drag(page)
    const heap = (await heapBytes(devtools)) / 2 ** 20
    await slowCpu(devtools, 1)
    return {
      drag: dragged,
      dragFast: await drag(page),
      outline: opened.outline,
      stage: opened.stage,
      key: ninetyFifth(keys.map(({ ms }) => ms)),
      middle: median(keys.map(({ ms }) => ms)),
      redrawn: Math.max(...keys.map(({ parts }) => parts)),
      undo: Math.max(...undone.map(({ ms }) => ms)),
      heap,
    }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: the draft as the sandbox has it, with so many headings. Not by Playwright's `route`, with
 * which no page has a cache: each icon would load and read the sprite again.
 */
function crowd([count, isTooMany]) {
  const plain = window.fetch
  const widgets = Array.from({ length: count }, (_, at) => ({
    value: { title: { en: `Part ${at + 1}`, 'zh-Hans': `第 ${at + 1} 段` } },
    config: { type: 'title', id: `part-${at + 1}` },
  }))
  window.fetch = async (...given) => {
    if (isTooMany && String(given[0]?.url ?? given[0]).includes('viewEngine/save'))
      return new Response(JSON.stringify({ code: 200, data: { outcome: 'saved', revision: 1 } }))
    const answer = await plain(...given)
    if (!answer.url.includes('viewEngine/draft?')) return answer
    const found = await answer.json()
    const definition = { ...found.data.definition, widgets }
    const { status, headers } = answer
    return new Response(JSON.stringify({ ...found, data: { ...found.data, definition } }), {
      status,
      headers,
    })
  }
}

async function logIn(page, origin) {
  await page.goto(`${origin}/#/user/login`, { timeout: LIMIT })
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(ADMIN.name)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(ADMIN.password)
  await page.getByRole('checkbox').first().click()
  const views = page.waitForResponse(/viewEngine\/all/, { timeout: LIMIT })
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await page
    .getByRole('tab', { name: '我的' })
    .or(page.getByText('我的'))
    .first()
    .waitFor({ timeout: LIMIT })
  // The app is warm once it has the definitions.
  await (await views).finished()
}

const rowOf = (page, at, count) =>
  page.getByRole('button', { name: new RegExp(`第 ${at} 个，共 ${count} 个`) })

/** @returns how long it took until the outline could be used, and until the stage stood, ms. */
async function openEditor(page, count) {
  const started = Date.now()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `/diy/index?url=${PAGE}`)
  const since = () => Date.now() - started
  const [outline, stage] = await Promise.all([
    rowOf(page, 1, count).waitFor({ timeout: LIMIT }).then(since),
    page
      .getByRole('region', { name: '预览' })
      .getByText('第 1 段')
      .waitFor({ timeout: LIMIT })
      .then(since),
  ])
  return { outline, stage }
}

/** Runs in the page: from a key, or a tap, until what it changed on the stage has been painted. */
function watchKeys() {
  const stage = document.querySelector('[role=region][aria-label="预览"]')
  let began = 0
  let changed = new Set()
  window.__painted = []
  const start = () => {
    began = performance.now()
    changed = new Set()
  }
  addEventListener('keydown', start, true)
  addEventListener('click', start, true)
  const partOf = (node) => {
    let at = node
    while (at && at.parentNode !== stage) at = at.parentNode
    return at
  }
  new MutationObserver((all) => {
    for (const { target } of all) changed.add(partOf(target))
    const [since, parts] = [began, changed]
    // What a frame posts is run when it has been laid out and painted: the one after it would count 16 ms of rest.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        window.__painted.push({ ms: performance.now() - since, parts: parts.size })
      port2.postMessage(undefined)
    })
  }).observe(stage, { childList: true, subtree: true, characterData: true })
}

/** Acts so many times, each after what the one before changed has been painted. */
async function press(page, times, act) {
  const before = await page.evaluate(() => window.__painted.length)
  for (let time = 1; time <= times; time++) {
    await act()
    await page.waitForFunction((count) => window.__painted.length >= count, before + time)
  }
  return page.evaluate((from) => window.__painted.slice(from), before)
}

/** Drags the first part down and lets go where it came from. @returns the 95th of the frames meanwhile, ms. */
async function drag(page) {
  const grip = page.getByRole('button', { name: /^拖动/ }).first()
  await grip.scrollIntoViewIfNeeded()
  const box = await grip.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 20)
  await page.evaluate(noteFrames)
  for (let move = 1; move <= MOVES; move++) {
    const way = move <= MOVES / 2 ? move : MOVES - move
    await page.mouse.move(x, y + 20 + (way * DRAG * 2) / MOVES)
  }
  const frames = await page.evaluate(() => window.__noted())
  await page.mouse.move(x, y)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return ninetyFifth(frames)
}

/** Runs in the page: notes how long each frame takes from now on. */
function noteFrames() {
  const took = []
  let before = performance.now()
  let isOver = false
  const note = (now) => {
    took.push(now - before)
    before = now
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame((now) => {
    before = now
    requestAnimationFrame(note)
  })
  window.__noted = () => {
    isOver = true
    return took
  }
}

/** @returns what ten thousand steps on a page of eighty parts keep, MB. */
async function historyBytes() {
  const { begin, commit } = await importTypeScript('src/features/builder/rules/history.ts')
  const { setOp } = await importTypeScript('src/features/builder/rules/document.ts')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const widgets = Array.from({ length: WIDGETS }, (_, at) => ({
    value: { title: `Part ${at + 1}` },
    config: { type: 'title', id: `part-${at + 1}` },
  }))
  let edited = begin({ url: PAGE, widgets })
  collect()
  const before = process.memoryUsage().heapUsed
  for (let step = 0; step < STEPS; step++) {
    const id = `part-${(step % WIDGETS) + 1}`
    const ops = [setOp(edited.page, { node: id, path: ['value', 'title'] }, `Part ${step}`)]
    edited = commit(edited, { ops, before: id, after: id, at: step })
  }
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  if (edited.steps.length !== STEPS) throw new Error(`${edited.steps.length} steps`)
  return bytes / 2 ** 20
}

const ninetyFifth = (values) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

const COLUMNS = [
  ['outline usable ms', 'outline', 0],
  ['stage ms', 'stage', 0],
  ['a key, 95th, ms', 'key', 0],
  ['a key, median, ms', 'middle', 0],
  ['undo ms', 'undo', 0],
  ['widgets redrawn', 'redrawn', 0],
  ['dragged, 95th frame, ms', 'drag', 1],
  ['dragged at 1 ×, ms', 'dragFast', 1],
  ['heap MB', 'heap', 1],
]

function report(figures, { chromium, runs, cpu, steps }) {
  const rows = figures.map(([count, all]) => [
    String(count),
    ...COLUMNS.map(([, field, digits]) => spread(all[field], digits)),
  ])
  const [[, few], [, many]] = figures
  const of = (field) => few[field].median
  const ofMany = (field) => many[field].median
  return `## The page editor, H5

${setting(chromium, `Median of ${runs} runs with [min..max]; ${cpu} × CPU, 1.6 Mbps, app warm, 1280 px, ${KEYS} keys. A page has ${WIDGETS} widgets at most; of ${MANY} the editor alone is measured, with saves that are answered in the page.`)}

${table([['widgets', ...COLUMNS.map(([name]) => name)], ...rows])}

A key counts from its event until the frame with what it changed on the stage has been painted. Ten thousand steps that can be taken back keep ${steps.toFixed(1)} MB.

${goals([
  ['outline usable', of('outline'), 1500, 0, ' ms'],
  ['stage stands', of('stage'), 3000, 0, ' ms'],
  ['a key, 95th', of('key'), 50, 0, ' ms'],
  ['undo', of('undo'), 50, 0, ' ms'],
  ['widgets redrawn by a key', of('redrawn'), 1, 0],
  [`a key, 95th, of ${MANY}`, ofMany('key'), 50, 0, ' ms'],
  [`undo, of ${MANY}`, ofMany('undo'), 50, 0, ' ms'],
  [`widgets redrawn by a key, of ${MANY}`, ofMany('redrawn'), 1, 0],
  ['dragged, 95th frame', of('drag'), 33, 0, ' ms'],
  ['dragged at 1 ×, 95th frame', of('dragFast'), 17, 0, ' ms'],
  [`${STEPS} steps`, steps, 10, 1, ' MB'],
])}`
}
