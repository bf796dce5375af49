import type { Kysely } from 'kysely'
import { unpackList } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../locale'
import { listReports, type ReportGroup } from './reports'
import { StackReader } from './stack'

const TEXTS = {
  en: {
    title: 'What went wrong in clients',
    none: 'Nothing was told yet.',
    noneNote:
      'Production builds tell of thrown widgets, broken definitions, answers that are not as agreed, slow pages and code that does not come.',
    times: (n: number) => (n === 1 ? 'once' : `${n} times`),
    since: 'first',
    last: 'last',
    page: 'on',
    noMaps: 'The maps of this build are not in dist-maps: places are those of the build.',
    kinds: {
      widget: 'thrown widget',
      definition: 'broken definition',
      answer: 'refused answer',
      slow: 'slow page',
      code: 'code that did not come',
      app: 'thrown by the app',
      other: 'other',
    } as Record<string, string>,
  },
  'zh-Hans': {
    title: '客户端问题上报',
    none: '还没有上报',
    noneNote:
      '正式构建会上报：抛错的组件、损坏的页面定义、不符合约定的应答、缓慢的页面和加载失败的代码。',
    times: (n: number) => `${n} 次`,
    since: '首次',
    last: '最近',
    page: '页面',
    noMaps: 'dist-maps 中没有该构建的映射，以下为构建产物中的位置。',
    kinds: {
      widget: '组件抛错',
      definition: '定义损坏',
      answer: '应答不符',
      slow: '页面缓慢',
      code: '代码未加载',
      app: '应用抛错',
      other: '其他',
    } as Record<string, string>,
  },
} as const

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** `2026-11-26 23:10`, Beijing's. */
const timeOf = (seconds: number) =>
  new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ')

const STYLE = `
:root{color-scheme:light dark;--ground:#f5f5f4;--card:#fff;--ink:#1c1917;--soft:#57534e;--line:#e7e5e4;--brand:#9a3412}
@media (prefers-color-scheme:dark){:root{--ground:#0c0a09;--card:#1c1917;--ink:#fafaf9;--soft:#d6d3d1;--line:#44403c;--brand:#fdba74}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:16px 12px 48px}h1{font-size:20px;margin:8px 4px 16px}
article{background:var(--card);border-radius:12px;padding:12px 14px;margin:0 0 12px}
h2{font-size:15px;margin:2px 0 4px;overflow-wrap:anywhere}p{margin:2px 0;color:var(--soft);overflow-wrap:anywhere}
.kind{color:var(--brand);font-weight:600;font-size:13px}summary{min-height:44px;padding:11px 0;cursor:pointer}
details{border-top:1px solid var(--line);margin-top:8px}pre{margin:0 0 8px;font:12px/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.note{font-size:13px}time{white-space:nowrap}`

function groupOf(group: ReportGroup, reader: StackReader, locale: Locale): string {
  const t = TEXTS[locale]
  const [latest] = group.rows
  const builds = group.rows.map((row, at) => {
    const stack = unpackList(row.stack).map(String)
    const isKnown = reader.knows(row)
    const lines = reader.read(stack, row).map(safe).join('\n')
    const where = row.page ? ` · ${t.page} <code>${safe(row.page)}</code>` : ''
    return `<details${at === 0 ? ' open' : ''}><summary>${safe(row.host)} ${safe(row.version)} · ${t.times(row.count)}${where}</summary>
<p>${safe(row.message)}</p>${stack.length > 0 ? `<pre>${lines}</pre>` : ''}${
      stack.length > 0 && !isKnown ? `<p class="note">${t.noMaps}</p>` : ''
    }</details>`
  })
  return `<article id="${safe(group.fingerprint)}"><span class="kind">${t.kinds[group.kind] ?? safe(group.kind)}</span>
<h2>${safe(latest?.problem ?? '')}</h2>
<p>${t.times(group.count)} · ${t.since} <time>${timeOf(group.firstAt)}</time> · ${t.last} <time>${timeOf(group.lastAt)}</time></p>
${builds.join('\n')}</article>`
}

/**
 * The page `/dev/reports`: what clients told, by problem, with stacks as files and lines where the maps of
 * their builds are at hand. No script runs in it.
 */
export async function reportsPage(
  db: Kysely<Database>,
  locale: Locale,
  reader = new StackReader(),
): Promise<string> {
  const t = TEXTS[locale]
  const groups = await listReports(db)
  const body =
    groups.length > 0
      ? groups.map((group) => groupOf(group, reader, locale)).join('\n')
      : `<article><h2>${t.none}</h2><p>${t.noneNote}</p></article>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title}</title>
<style>${STYLE}</style></head><body><main><h1>${t.title}</h1>
${body}</main></body></html>`
}
