import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Environment } from '../running/settings'
import { WrongSettings } from '../running/wrong-settings'
import { certificatesIn } from './alipay/certificates'

/** A variable without what stands around it; empty when it is not set. */
export const textOf = (env: Environment, name: string): string => env[name]?.trim() ?? ''

/** An address without a slash at its end; vendors send money's news nowhere but to `https`. */
export function readUrl(env: Environment, name: string, otherwise = ''): string {
  const text = textOf(env, name) || otherwise
  if (!URL.canParse(text)) throw new WrongSettings(`${name}: is no address`)
  const { protocol, hostname, href } = new URL(text)
  if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== 'localhost') {
    throw new WrongSettings(`${name}: has to begin with https://`)
  }
  return href.replace(/\/$/, '')
}

/** A key stands in the variable itself, as PEM or as the bare letters of it, or in the file it names. */
function pemOf(text: string, label: 'PRIVATE KEY' | 'PUBLIC KEY'): string {
  const content = existsSync(text) ? readFileSync(text, 'utf8').trim() : text
  if (content.startsWith('-----BEGIN ')) return content.replaceAll('\\n', '\n')
  return `-----BEGIN ${label}-----\n${content}\n-----END ${label}-----`
}

/** @throws WrongSettings that names the variable. */
export function readPrivateKey(env: Environment, name: string): KeyObject {
  try {
    return createPrivateKey(pemOf(textOf(env, name), 'PRIVATE KEY'))
  } catch {
    throw new WrongSettings(`${name}: is neither a private key (PKCS#8) nor a file with one`)
  }
}

/** @throws WrongSettings that names the variable. */
export function readPublicKey(env: Environment, name: string, text = textOf(env, name)): KeyObject {
  try {
    return createPublicKey(pemOf(text, 'PUBLIC KEY'))
  } catch {
    throw new WrongSettings(`${name}: is neither a public key nor a file with one`)
  }
}

/** @throws WrongSettings that names the variable. */
export function readCertificate(name: string, text: string): X509Certificate {
  try {
    return new X509Certificate(existsSync(text) ? readFileSync(text) : text.replaceAll('\\n', '\n'))
  } catch {
    throw new WrongSettings(
      `${name}: is neither PUB_KEY_ID_…= with a public key nor a certificate, nor a file with one`,
    )
  }
}

/** All certificates of a file, or of a text. @throws WrongSettings that names the variable. */
export function readCertificates(env: Environment, name: string, text = textOf(env, name)) {
  try {
    const pem = existsSync(text) ? readFileSync(text, 'utf8') : text.replaceAll('\\n', '\n')
    return certificatesIn(pem)
  } catch {
    throw new WrongSettings(`${name}: is neither a certificate nor a file with one`)
  }
}
