import { generate } from 'selfsigned'

/** Who issues certificates, and one that they have issued, as PEM. */
export interface Issued {
  readonly cert: string
  readonly clientcert: string
  /** Of what was issued. */
  readonly clientprivate: string
}

/** Somebody new who issues a certificate; all of them have the same name. */
export function issue(): Issued {
  const name = [
    { name: 'countryName', value: 'CN' },
    { name: 'organizationName', value: 'Ant Financial' },
    { name: 'commonName', value: 'Ant Financial Certification Authority R1' },
  ]
  return generate(name, {
    ...{ keySize: 2048, clientCertificateKeySize: 2048, algorithm: 'sha256' },
    clientCertificate: true,
    // What was issued is not among its published types.
  }) as unknown as Issued
}
