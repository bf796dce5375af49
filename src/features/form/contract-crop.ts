import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** What of a picture is shown, in fractions of its width and height: a rectangle, and a point within it. */
const framing = {
  crop: v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
  focus: v.object({ x: v.number(), y: v.number() }),
}

/** GET basic/storageFile/cut: the picture behind an address, and what of it the address shows. */
export const showCut = endpoint({
  method: 'GET',
  path: 'basic/storageFile/cut',
  query: v.object({ url: v.pipe(v.string(), v.maxLength(120)) }),
  data: v.object({
    /** Of the whole picture. */
    url: v.string(),
    /** px */
    width: v.number(),
    height: v.number(),
    /** The least a cut has on each side, px. */
    least: v.number(),
    ...framing,
  }),
  auth: 'user',
})

/**
 * POST basic/storageFile/cut: keeps what of an uploaded picture is shown, and answers with the address of that.
 * The picture itself stays, and so does each cut of it: what shows an address shows the same for ever.
 */
export const cutPicture = endpoint({
  method: 'POST',
  path: 'basic/storageFile/cut',
  body: v.object({ url: v.pipe(v.string(), v.maxLength(120)), ...framing }),
  data: v.object({ url: v.string() }),
  auth: 'user',
})
