/**
 * `npm run reach`: which calls no person meets, and which pages are more than three taps from a tab, as the
 * code and the definitions of the sandbox say. Part of the tests (reach.test.ts), which name what may be.
 */
import { reachOfAll } from './all'
import { WITHOUT_PAGE } from './without-page'

const MOST_TAPS = 3

reachOfAll().then(({ calls, routes }) => {
  const without = calls.filter(({ pages }) => pages.length === 0)
  const far = [...routes].filter(([, taps]) => taps > MOST_TAPS)
  console.log(`${calls.length} calls, ${without.length} on no page`)
  for (const { noun, path } of without)
    console.log(`  ${noun.padEnd(10)} ${path.padEnd(45)} ${WITHOUT_PAGE[path] ?? 'MISSING'}`)
  console.log(`${routes.size} pages, ${far.length} more than ${MOST_TAPS} taps from a tab`)
  for (const [url, taps] of far) console.log(`  ${Number.isFinite(taps) ? taps : 'no way'}  ${url}`)
})
