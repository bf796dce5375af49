const { readFileSync } = require('node:fs')
const path = require('node:path')

/**
 * The texts of one language by the keys of another: in their order, 0 for one there is not; and the rest.
 *
 * @typedef {{ readonly [key: string]: string | Texts }} Texts
 * @param {Texts} first
 * @param {Texts} second
 * @returns {{ values: (string | 0)[], rest: Texts }}
 * @throws Error where one has a text and the other a group.
 */
function pairTexts(first, second) {
  const rest = { ...second }
  const values = Object.entries(first).flatMap(([key, text]) => {
    const own = second[key]
    delete rest[key]
    if (own !== undefined && typeof own !== typeof text) throw new Error(`${key} is no text`)
    if (typeof text === 'string') return [own ?? 0]
    const inner = pairTexts(text, own ?? {})
    if (Object.keys(inner.rest).length > 0) rest[key] = inner.rest
    return inner.values
  })
  return { values, rest }
}

/**
 * A mini-program carries both languages: the keys of the Chinese texts are those of the English ones beside
 * them, so the file becomes a list of its texts (24 KB less). A loader of webpack for `….zh-Hans.json`, which
 * is why it is no TypeScript.
 */
module.exports = function secondLanguage(source) {
  const english = this.resourcePath.replace('.zh-Hans.json', '.en.json')
  this.addDependency(english)
  const first = JSON.parse(readFileSync(english, 'utf8'))
  const { values, rest } = pairTexts(first, JSON.parse(source))
  const quoted = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
  return `import first from ${JSON.stringify(`./${path.basename(english)}`)}
import { withKeys } from ${JSON.stringify(path.join(__dirname, 'with-keys.js'))}
export default withKeys(first, ${quoted(values)}, ${quoted(rest)})`
}
module.exports.pairTexts = pairTexts
