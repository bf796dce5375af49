/** Whole surrogate pairs, or a half of one: a text field can cut an emoji in two at its length limit. */
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** `encodeURIComponent` that never throws: half an emoji becomes the replacement character. */
export function encodePart(text: string | number | boolean): string {
  return encodeURIComponent(
    String(text).replace(SURROGATES, (match) => (match.length === 2 ? match : '\ufffd')),
  )
}
