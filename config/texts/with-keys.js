/**
 * Puts the texts of a second language under the keys of the first.
 *
 * @param {object} first texts by key, nested.
 * @param {(string | 0)[]} values its texts in the other language, in the order of its keys; they are taken out.
 * @param {object} rest what only the other language has.
 * @returns {object} texts by key, nested.
 */
export function withKeys(first, values, rest) {
  const texts = {}
  for (const key of Object.keys(first)) {
    const text =
      typeof first[key] === 'string'
        ? values.shift()
        : withKeys(first[key], values, rest[key] || {})
    if (text !== 0) texts[key] = text
  }
  for (const key of Object.keys(rest)) if (!(key in first)) texts[key] = rest[key]
  return texts
}
