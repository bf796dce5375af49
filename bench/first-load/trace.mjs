import { mkdirSync, writeFileSync } from 'node:fs'

/** What a trace is asked for: the work of the page's own thread, what crosses the network, and our marks. */
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
]
/** Events of a trace by the kind of work they are; what is none of them is the browser's own. */
const KINDS = {
  'scripts read': ['v8.compile', 'v8.compileModule', 'v8.produceCache'],
  'scripts run': [
    'EvaluateScript',
    'v8.run',
    'v8.evaluateModule',
    'v8.callFunction',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'EventDispatch',
  ],
  'memory freed': [
    'MinorGC',
    'MajorGC',
    'V8.GCScavenger',
    'V8.GCFinalizeMC',
    'BlinkGC.AtomicPhase',
  ],
  'style and layout': [
    'ParseHTML',
    'ParseAuthorStyleSheet',
    'UpdateLayoutTree',
    'Layout',
    'HitTest',
  ],
  painting: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'Decode Image'],
}
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])),
)
const REST = 'the browser itself'
/** The columns of a stretch, in order. */
export const WORK = [...Object.keys(KINDS), REST]
const TASK = 'RunTask'
/** Of the marks that the page sets, `card` and `price`. */
const MARK = 'bench-'

/**
 * Notes one start down to what the page's own thread did, and keeps the trace for DevTools.
 *
 * @param name of the file it is kept in.
 * @param drive opens the page; resolves when its last mark has been set.
 * @param isFirst whether a file is code that the page starts with.
 * @returns the `file`; `stretches`, each up to a mark, with its `end` and `took` in ms and `work`, ms by kind; and
 * `came`, when the last byte of what is waited for was there, ms since the start.
 */
export async function traced({ browser, page, name, drive, isFirst }) {
  await browser.startTracing(page, { categories: CATEGORIES })
  await drive()
  const raw = await browser.stopTracing()
  const file = `.cache/bench/${name}.json`
  mkdirSync('.cache/bench', { recursive: true })
  writeFileSync(file, raw)
  return { file, ...readTrace(JSON.parse(raw.toString()).traceEvents, isFirst) }
}

/** What is read off the events of a trace; see {@link traced}. */
export function readTrace(events, isFirst) {
  const marks = events.filter(({ name }) => name.startsWith(MARK))
  const { pid, tid, args } = marks[0]
  // Every picture drawn as SVG is a document of its own, with a start of its own.
  const isOurs = (one) => one.args.data.navigationId === args.data.navigationId
  const { ts: start } = events.find((one) => one.name === 'navigationStart' && isOurs(one))
  const since = (ts) => (ts - start) / 1000
  const own = events
    .filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X' && one.ts >= start)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const pieces = ownTime(own)
  let from = start
  const stretches = marks
    .sort((a, b) => a.ts - b.ts)
    .map(({ name, ts }) => {
      const work = Object.fromEntries(WORK.map((kind) => [kind, 0]))
      for (const { kind, begin, end } of pieces) {
        const within = Math.min(end, ts) - Math.max(begin, from)
        if (within > 0) work[kind] += within / 1000
      }
      const stretch = {
        name: name.slice(MARK.length),
        end: since(ts),
        took: (ts - from) / 1000,
        work,
      }
      from = ts
      return stretch
    })
  return { stretches, came: arrivals(events, pid, since, isFirst) }
}

/** Pieces of time in which an event itself worked, without what it called, by kind. */
function ownTime(sorted) {
  const pieces = []
  const open = []
  const put = (kind, begin, end) => end > begin && pieces.push({ kind, begin, end })
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { kind, at, end } = open.pop()
      put(kind, at, end)
      if (open.length > 0) open.at(-1).at = Math.max(open.at(-1).at, end)
    }
  }
  for (const { name, ts, dur = 0 } of sorted) {
    close(ts)
    const parent = open.at(-1)
    // Outside of a task nothing works: what is told of there was measured elsewhere.
    if (!parent && name !== TASK) continue
    if (parent) put(parent.kind, parent.at, ts)
    const kind = name === TASK ? REST : (KIND_OF.get(name) ?? parent.kind)
    open.push({ kind, at: ts, end: ts + dur })
  }
  close(Number.POSITIVE_INFINITY)
  return pieces
}

/** Of each kind of file when its last byte was there: the page, its code, its definition, and what the tap needs. */
function arrivals(events, pid, since, isFirst) {
  const urls = new Map()
  const came = {}
  const note = (what, at) => {
    came[what] = Math.max(came[what] ?? 0, at)
  }
  for (const { pid: of, name, args, ts } of events) {
    const { requestId, url } = args?.data ?? {}
    if (of !== pid || !requestId) continue
    if (name === 'ResourceSendRequest') urls.set(requestId, url)
    if (name !== 'ResourceFinish' || !urls.get(requestId)?.startsWith('http')) continue
    const { pathname } = new URL(urls.get(requestId))
    const at = since(ts)
    if (pathname === '/') note('page', at)
    else if (/\.(js|css)$/.test(pathname)) note(isFirst(pathname.slice(1)) ? 'code' : 'later', at)
    else if (pathname.endsWith('/getByUrl')) came.definition ??= at
    else if (/\/productShow\/(detail|skus)/.test(pathname)) note('product', at)
  }
  return came
}
