type Part = Uint8Array | readonly number[] | string

/** Four bytes. */
export const u32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]
/** Two bytes. */
export const u16 = (value: number) => [(value >>> 8) & 255, value & 255]
/** That many empty bytes. */
export const zeros = (count: number) => Array.from({ length: count }, () => 0)

/** Parts as the bytes of one file; texts are Latin-1. */
export function join(parts: readonly Part[]): Uint8Array {
  return Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part as Uint8Array),
    ),
  )
}

/** A named box of an MP4 around its parts. */
export function box(name: string, ...parts: readonly Part[]): Uint8Array {
  const body = join(parts)
  return join([u32(body.length + 8), name, body])
}
