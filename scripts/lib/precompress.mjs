import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// @reads nothing

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/
const PACKED = /\.(br|gz)$/
/** Below this many bytes packing saves less than the header that says so. */
const LEAST = 1024

/**
 * Puts a brotli and a gzip copy beside every text of a folder, for servers that send what lies there;
 * copies of an earlier build go.
 *
 * @returns how many files were packed.
 */
export function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name))
  for (const file of files.filter((name) => PACKED.test(name))) rmSync(file)
  const texts = files.filter((file) => TEXT.test(file) && statSync(file).size >= LEAST)
  for (const file of texts) {
    const bytes = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
  return texts.length
}
