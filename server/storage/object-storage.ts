import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { WrongSettings } from '../running/wrong-settings'

/** Where objects are kept, and as whom. */
export interface ObjectStorageSettings {
  /** Address of the bucket, with a prefix if it is shared; without a slash at its end. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** What most storages that are not Amazon's take for theirs. */
const REGION = 'us-east-1'
/** For one request and its answer, ms: an upload has a minute in the app. */
const PATIENCE = 15_000
/** More tries after 429 or 5xx; what is asked may be asked twice. */
const RETRIES = 2

/**
 * Reads `TAPROOM_FILES_…`.
 *
 * @returns undefined where uploads stay in the database.
 * @throws WrongSettings that names the variable; secrets are not repeated.
 */
export function readObjectStorage(
  env: Readonly<Record<string, string | undefined>>,
): ObjectStorage | undefined {
  const text = (name: string) => env[`TAPROOM_FILES_${name}`]?.trim() ?? ''
  const [url, key, secret, region] = [text('URL'), text('KEY'), text('SECRET'), text('REGION')]
  if (url === '') {
    const idle = ['KEY', 'SECRET', 'REGION'].find((name) => text(name) !== '')
    if (idle === undefined) return undefined
    throw new WrongSettings(`TAPROOM_FILES_${idle} says nothing without TAPROOM_FILES_URL`)
  }
  const missing = ['KEY', 'SECRET'].filter((name) => text(name) === '')
  if (missing.length > 0) {
    const names = missing.map((name) => `TAPROOM_FILES_${name}`).join(' and ')
    throw new WrongSettings(`TAPROOM_FILES_URL needs ${names}`)
  }
  if (!/^[a-z0-9-]*$/i.test(region))
    throw new WrongSettings(`TAPROOM_FILES_REGION: ${region} is no name of a region`)
  return new ObjectStorage({ url: bucketAddress(url), key, secret, region: region || REGION })
}

function bucketAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.username || url?.password)
    throw new WrongSettings(
      'TAPROOM_FILES_URL has a user or password in it: they belong into TAPROOM_FILES_KEY and TAPROOM_FILES_SECRET',
    )
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new WrongSettings(
      `TAPROOM_FILES_URL: ${text} is no address of a bucket, such as https://s3.example.com/taproom`,
    )
  return url.href.replace(/\/+$/, '')
}

/** What the storage did not do. Its message says what was asked and what came, for who runs the server. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
}

/** Objects of one bucket, over the calls that all S3-compatible storages have. */
export class ObjectStorage {
  private readonly client: AwsClient

  /** @param patience ms for a request and its answer. */
  constructor(
    private readonly settings: ObjectStorageSettings,
    private readonly patience = PATIENCE,
  ) {
    const { key, secret, region } = settings
    this.client = new AwsClient({
      accessKeyId: key,
      secretAccessKey: secret,
      region,
      service: 's3',
      retries: RETRIES,
    })
  }

  /** Keeps bytes under a name. @throws StorageFailure when it is not sure that they are there. */
  async put(object: string, bytes: Uint8Array, type: string): Promise<void> {
    await this.ask('PUT', object, { body: bytes, headers: { 'content-type': type } })
  }

  /** @param size of the object, bytes. @throws StorageFailure unless all of it came. */
  async get(object: string, size: number): Promise<Uint8Array> {
    const bytes = await this.ask('GET', object)
    if (bytes.length === size) return bytes
    throw new StorageFailure(`GET ${object}: ${bytes.length} of ${size} bytes`)
  }

  /** Deletes an object; one that is not there is deleted. @throws StorageFailure when it may be there still. */
  async delete(object: string): Promise<void> {
    await this.ask('DELETE', object)
  }

  private async ask(
    method: string,
    object: string,
    { body, headers }: { body?: Uint8Array; headers?: Record<string, string> } = {},
  ): Promise<Uint8Array> {
    const hash = createHash('sha256').update(body ?? '')
    try {
      const response = await this.client.fetch(`${this.settings.url}/${object}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
        ...(body && { body: new Uint8Array(body) }),
        // What is signed for one host is shown to no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patience),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.ok || (method === 'DELETE' && isGone(response, bytes))) return bytes
      throw new StorageFailure(`${response.status} ${codeOf(bytes)}`)
    } catch (error) {
      throw new StorageFailure(`${method} ${object}: ${reasonOf(error)}`)
    }
  }
}

/** Storages name what went wrong in XML: `<Code>SignatureDoesNotMatch</Code>`. */
const codeOf = (bytes: Uint8Array): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 2000)))?.[1] ?? ''

/** A bucket that is not there has the same status, and says so. */
const isGone = (response: Response, bytes: Uint8Array) =>
  response.status === 404 && codeOf(bytes) !== 'NoSuchBucket'

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as {
    message: string
    cause?: { message?: string; code?: string }
  }
  return cause ? `${message} (${cause.message || cause.code})` : message
}
