/** Comes with the first picture: native code is not for the start. Set up once, as its settings are of the process. */
import sharp, { type Sharp } from 'sharp'

/** Its other readers, of which SVG and PDF are two, never see bytes of strangers. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)

/** Seconds a picture may take. */
const PATIENCE = 20

/**
 * Opens a picture that nobody has looked into yet.
 *
 * @param limitInputPixels how many it may have; false for its head alone.
 */
export const decode = (bytes: Uint8Array, limitInputPixels: number | false): Sharp =>
  sharp(Buffer.from(bytes), { failOn: 'error', limitInputPixels }).timeout({ seconds: PATIENCE })
