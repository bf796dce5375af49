import { createCipheriv, createDecipheriv } from 'node:crypto'

/** AES in CBC, as vendors seal what a phone shows. */
export interface SealKey {
  /** 16 bytes. */
  readonly key: Buffer
  /** 16 bytes. */
  readonly iv: Buffer
}

const ALGORITHM = 'aes-128-cbc'

/** @returns base64. */
export function sealJson(content: object, { key, iv }: SealKey): string {
  const cipher = createCipheriv(ALGORITHM, key, iv)
  const parts = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]
  return Buffer.concat(parts).toString('base64')
}

/** What was sealed; undefined for what another key sealed. Base64 that says the same in other letters is none. */
export function openJson(data: string, { key, iv }: SealKey): unknown {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64') !== data) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv)
    const text = Buffer.concat([decipher.update(bytes), decipher.final()])
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch {
    // A wrong key shows as bad padding or as text that is no JSON.
    return undefined
  }
}
