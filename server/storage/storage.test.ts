import sharp from 'sharp'
import { updateAvatar } from '../../src/features/profile/contract'
import { HEADER } from '../../src/http/headers'
import { FILE_BYTES, UPLOAD_BYTES } from '../http/limits'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { PNG, send as sendTo } from './testing/uploads'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const send = (bytes: Uint8Array, kind: string, token?: string, name?: string) =>
  sendTo(sandbox, bytes, { kind, token, name })

/** Red, green and blue of each dot. */
const dotsOf = (bytes: Uint8Array) => sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer()

test('keeps a picture and hands out the same dots', async () => {
  const { data } = await send(PNG, 'avatar', await sandbox.logIn(MEMBER))
  const served = await sandbox.request(data.url)
  expect(served.headers.get('content-type')).toBe('image/png')
  const bytes = new Uint8Array(await served.arrayBuffer())
  expect(data.size).toBe(bytes.length)
  expect(await dotsOf(bytes)).toEqual(await dotsOf(PNG))
})

describe('a picture of 400 px', () => {
  const wide = () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: '#c2410c' } })
      .png()
      .toBuffer()
  const widthAt = async (address: string) => {
    const response = await sandbox.request(address)
    expect(response.headers.get('content-type')).toBe('image/png')
    return (await sharp(await response.arrayBuffer()).metadata()).width
  }

  test.each([
    ['file', '?w=117', 160],
    ['file', '?w=160', 160],
    ['file', '?w=1125', 400],
    ['file', '?w=-1', 400],
    ['file', '?w=1e2', 400],
    ['file', '?w=', 400],
    ['private', '?w=200', 240],
  ])('that is %s is had at %s with %i', async (kind, query, width) => {
    const { data } = await send(await wide(), kind, await sandbox.logIn(MEMBER))
    expect(await widthAt(data.url + query)).toBe(width)
    expect(await widthAt(data.url + query)).toBe(width)
  })

  test('that is private is had without a pass in no width', async () => {
    const { data } = await send(await wide(), 'private', await sandbox.logIn(MEMBER))
    expect(await widthAt(`${data.url}?w=200`)).toBe(240)
    const open = `/files/${data.id}.png`
    for (const address of [open, `${open}?w=200`])
      expect((await sandbox.request(address)).status).toBe(404)
  })
})

test('a drawing with a script is no picture, and never read as a page', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')
  const token = await sandbox.logIn(MEMBER)
  expect(await send(svg, 'avatar', token, 'me.svg')).toMatchObject({ code: 400 })
  const { data } = await send(svg, 'file', token, 'me.svg')
  const { headers } = await sandbox.request(`${data.url}?w=100`)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toBe('attachment')
})

test('the picture may become the avatar', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await send(PNG, 'avatar', token)
  const { code } = await sandbox.call(updateAvatar, { body: { avatar: data.url } }, token)
  expect(code).toBe(200)
})

test.each([
  '/\\evil.example/a.png',
  '//evil.example/a.png',
  '/\t/evil.example',
  'http://evil.example/a',
])('%j is no picture of ours', async (avatar) => {
  const token = await sandbox.logIn(MEMBER)
  expect((await sandbox.call(updateAvatar, { body: { avatar } }, token)).code).toBe(400)
})

test('a page dressed up as a picture is refused', async () => {
  const page = new TextEncoder().encode('<script>alert(1)</script>')
  const { code, message } = await send(Uint8Array.from(page), 'avatar', await sandbox.logIn(MEMBER))
  expect(code).toBe(400)
  expect(message).toBe('Only PNG, JPEG, GIF and WebP pictures.')
})

test.each([
  ['as large as may be', FILE_BYTES, 200],
  ['a byte larger', FILE_BYTES + 1, 413],
  ['larger than any call', UPLOAD_BYTES, 413],
])('a file that is %s is answered', async (_, size, code) => {
  const bytes = new Uint8Array(size)
  const answer = await send(bytes, 'file', await sandbox.logIn(MEMBER))
  expect(answer.code).toBe(code)
  const words: Record<number, string> = {
    [FILE_BYTES + 1]: 'The file is larger than 10 MB.',
    [UPLOAD_BYTES]: 'The call is too large.',
  }
  expect(answer.message).toBe(words[size] ?? '')
  const kept = await sandbox.services.db
    .selectFrom('files')
    .select('id')
    .where('kind', '=', 'file')
    .execute()
  expect(kept).toHaveLength(code === 200 ? 1 : 0)
})

test('any other file is handed over as a download that runs nothing', async () => {
  const page = Uint8Array.from(new TextEncoder().encode('<script>alert(1)</script>'))
  const { data } = await send(page, 'file', await sandbox.logIn(MEMBER))
  const { headers } = await sandbox.request(data.url)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toBe('attachment')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('nothing is no file', async () => {
  const answer = await send(new Uint8Array(0), 'file', await sandbox.logIn(MEMBER))
  expect(answer).toMatchObject({ code: 400, message: 'The file is empty.' })
})

test('everybody has room for two hundred files', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { db } = sandbox.services
  const row = { kind: 'file', name: 'x', type: 'x/y', bytes: PNG, createdAt: 1 }
  const rows = (userId: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...row, userId, id: `${userId}-${at}` }))
  await db.insertInto('files').values(rows('1001', 199)).execute()
  await db.insertInto('files').values(rows('1002', 5)).execute()
  const { data } = await send(PNG, 'file', token)
  const size = expect.any(Number)
  expect(data).toEqual({ id: data.id, url: `/files/${data.id}.png`, name: 'me.png', size })
  expect(await send(PNG, 'file', token)).toMatchObject({
    code: 429,
    message: 'There are too many files of yours here.',
  })
})

test('of a name 120 characters are kept', async () => {
  const token = await sandbox.logIn(MEMBER)
  const name = `${'n'.repeat(119)}.png`
  const { data } = await send(PNG, 'file', token, name)
  expect(data.name).toBe(name.slice(0, 120))
  const row = sandbox.services.db.selectFrom('files').select('name').where('id', '=', data.id)
  expect((await row.executeTakeFirstOrThrow()).name).toBe(data.name)
})

test('nobody uploads without a session', async () => {
  expect((await send(PNG, 'avatar')).code).toBe(401)
})

test('a form without a file is refused', async () => {
  const response = await sandbox.request('/main/basic/storageFile/upload', {
    method: 'POST',
    body: new URLSearchParams({ kind: 'avatar' }).toString(),
    headers: {
      [HEADER.authorization]: `Bearer ${await sandbox.logIn(MEMBER)}`,
      'content-type': 'application/json',
    },
  })
  expect((await response.json()).code).toBe(400)
})
