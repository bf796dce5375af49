import { readFileSync, writeFileSync } from 'node:fs'
import { node } from '../lib/step.mjs'
import { insertBefore } from './files.mjs'

/** A row of the route table, its two titles and its generated page file. */
export async function writePage(path) {
  if (!/^(\/[A-Za-z][\w-]*)+$/.test(path)) return `${path} is not a public path`
  const table = 'src/routing/table.ts'
  if (readFileSync(table, 'utf8').includes(`path: '${path}'`)) return `${path} has a route already`
  const key = path.slice(1).replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())
  const pack = path.startsWith('/pages/') ? 'main' : 'core'
  insertBefore(table, `  { path: '${path}', title: 'route.${key}', pack: '${pack}' },`, (line) =>
    line.startsWith('] as const'),
  )
  for (const language of ['en', 'zh-Hans']) {
    const file = `src/routing/texts.${language}.json`
    const titles = { ...JSON.parse(readFileSync(file, 'utf8')), [key]: key }
    writeFileSync(file, `${JSON.stringify(titles, null, 2)}\n`)
    console.log(`edited ${file}: write the title of ${key}`)
  }
  const { code } = await node(['scripts/pages.mjs'])
  if (code !== 0) return 'the page files could not be written'
  console.log(
    'Next: npm run format, a default definition in views.ts of the folder, if it needs one.',
  )
  return undefined
}
