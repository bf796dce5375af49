import { createHash, type KeyObject, X509Certificate } from 'node:crypto'

/** Signatures by RSA, as their object identifier begins in a certificate (1.2.840.113549.1.1). */
const RSA_SIGNATURES = Buffer.from('2a864886f70d0101', 'hex')

/**
 * The number Alipay has for a certificate: the MD5 of who issued it, the last part of the name first, and of its
 * serial number in tens.
 */
export function certificateNumber({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** The number of all root certificates: those that RSA signed, joined by `_`. */
export const rootNumber = (roots: readonly X509Certificate[]): string =>
  roots.filter(isSignedByRsa).map(certificateNumber).join('_')

/** The certificates in a file. @throws Error for a text that has none, or one that cannot be read. */
export function certificatesIn(pem: string): readonly X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)
  if (!found) throw new Error('no certificate')
  return found.map((each) => new X509Certificate(each))
}

/**
 * Alipay's own keys by the numbers of their certificates.
 *
 * @param chains each begins with the certificate of Alipay's key; those that issued it may follow.
 * @throws Error for one that does not lead to a root.
 */
export function trustedKeys(
  chains: readonly (readonly X509Certificate[])[],
  roots: readonly X509Certificate[],
): ReadonlyMap<string, KeyObject> {
  const keys = new Map<string, KeyObject>()
  for (const [own, ...issuers] of chains) {
    if (!own || !leadsToRoot(own, issuers, roots)) throw new Error('issued by nobody we know')
    keys.set(certificateNumber(own), own.publicKey)
  }
  return keys
}

function leadsToRoot(
  own: X509Certificate,
  issuers: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): boolean {
  if (roots.some((root) => isIssuedBy(own, root))) return true
  const issuer = issuers.find((each) => isIssuedBy(own, each))
  const others = issuers.filter((each) => each !== issuer)
  return issuer !== undefined && leadsToRoot(issuer, others, roots)
}

/** Roots with keys of other kinds (SM2) sign nothing of ours. */
const isIssuedBy = (own: X509Certificate, issuer: X509Certificate): boolean =>
  isSignedByRsa(issuer) && own.checkIssued(issuer) && own.verify(issuer.publicKey)

/** How a certificate was signed stands behind what was signed (RFC 5280, 4.1). */
function isSignedByRsa({ raw }: X509Certificate): boolean {
  const signed = contentAt(raw, 0)
  const algorithm = contentAt(raw, signed + lengthAt(raw, signed))
  const name = contentAt(raw, algorithm)
  return raw.subarray(name, name + RSA_SIGNATURES.length).equals(RSA_SIGNATURES)
}

/** How many bytes say how long the content of a DER element is. */
const lengthBytes = (raw: Buffer, at: number): number => {
  const first = raw[at + 1] ?? 0
  return first < 0x80 ? 0 : first & 0x7f
}
/** Where the content of the DER element that begins there begins. */
const contentAt = (raw: Buffer, at: number): number => at + 2 + lengthBytes(raw, at)
/** The length of a whole DER element, its head too. */
function lengthAt(raw: Buffer, at: number): number {
  const bytes = lengthBytes(raw, at)
  const content = bytes === 0 ? (raw[at + 1] ?? 0) : raw.readUIntBE(at + 2, bytes)
  return 2 + bytes + content
}
