import sharp from 'sharp'
import { cutPicture, showCut } from '../../src/features/form/contract-crop'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { requireOwnPictures } from './own-pictures'
import { send } from './testing/uploads'

const COLOURS = ['#c81e1e', '#1ec81e', '#1e1ec8', '#c8c81e'] as const
const [RED, GREEN, BLUE, YELLOW] = COLOURS

let sandbox: TestSandbox
let token: string
let url: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
  url = await uploaded(await stripes(), token)
})
afterAll(() => sandbox.close())

/** 400 by 200 px: red, green, blue and yellow from left to right, 100 px each. */
const stripes = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: RED } })
    .composite(
      [GREEN, BLUE, YELLOW].map((background, at) => ({
        input: { create: { width: 100, height: 200, channels: 3, background } },
        left: 100 * (at + 1),
        top: 0,
      })),
    )
    .png()
    .toBuffer()

async function uploaded(bytes: Uint8Array, by: string): Promise<string> {
  return (await send(sandbox, bytes, { token: by })).data.url
}

const ALL = { x: 0, y: 0, width: 1, height: 1 }
const MIDDLE = { x: 0.5, y: 0.5 }
/** Green and blue. */
const INNER = { x: 0.25, y: 0, width: 0.5, height: 1 }

const cut = (part: object = {}, by = token) =>
  sandbox.call(cutPicture, { body: { url, crop: INNER, focus: MIDDLE, ...part } }, by)
const seen = (address: string, by = token) => sandbox.call(showCut, { query: { url: address } }, by)

/** Its size, and the colours met from left to right at half its height. */
async function drawn(address: string) {
  const response = await sandbox.request(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/immutable/)
  const image = sharp(Buffer.from(await response.arrayBuffer()))
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  const met: string[] = []
  for (let at = 0; at < info.width; at++) {
    const dot = data.subarray((row + at) * 3, (row + at) * 3 + 3).toString('hex')
    const colour = COLOURS.find((each) => each === `#${dot}`)
    if (colour && colour !== met.at(-1)) met.push(colour)
  }
  return { size: [info.width, info.height], met }
}

test('a cut has the dots of its rectangle and no other', async () => {
  const { data } = await cut()
  expect(await drawn(data.url)).toEqual({ size: [200, 200], met: [GREEN, BLUE] })
  expect(await drawn(`${data.url}?w=100`)).toEqual({ size: [160, 160], met: [GREEN, BLUE] })
  // The picture itself stays.
  expect(await drawn(url)).toEqual({ size: [400, 200], met: [...COLOURS] })
})

test.each([
  ['at the left', 0, [RED]],
  ['in the middle', 0.5, [GREEN, BLUE]],
  ['at the right', 1, [YELLOW]],
])('in a narrower shape a focus %s stays in view', async (_, x, met) => {
  const { data } = await cut({ crop: ALL, focus: { x, y: 0.6 } })
  const [width, height] = (await drawn(`${data.url}?r=50&w=1600`)).size
  expect([width, height]).toEqual([100, 200])
  expect((await drawn(`${data.url}?r=50&w=1600`)).met).toEqual(met)
})

test('in a wider shape it stays in view too, and the width that is asked for is made of that', async () => {
  const tall = await sharp(await stripes())
    .rotate(90)
    .png()
    .toBuffer()
  url = await uploaded(tall, token)
  const at = async (y: number) => (await cut({ crop: ALL, focus: { x: 0.5, y } })).data.url
  expect(await drawn(`${await at(0)}?r=400`)).toEqual({ size: [200, 50], met: [RED] })
  expect(await drawn(`${await at(1)}?r=400`)).toEqual({ size: [200, 50], met: [YELLOW] })
  expect((await drawn(`${await at(1)}?r=400&w=100`)).size).toEqual([160, 40])
})

test.each(['?r=0', '?r=19', '?r=501', '?r=99999', '?r=x', '?r='])(
  '%s is no shape: the cut comes as it is',
  async (query) => {
    expect((await drawn((await cut()).data.url + query)).size).toEqual([200, 200])
  },
)

test('another cut is another address, and the one before shows what it showed', async () => {
  const first = (await cut()).data.url
  const second = (await cut({ url: first, crop: { ...INNER, x: 0.5 } })).data.url
  expect(second).not.toBe(first)
  expect((await drawn(first)).met).toEqual([GREEN, BLUE])
  expect((await drawn(second)).met).toEqual([BLUE, YELLOW])
  expect((await cut()).data.url).toBe(first)
})

test('what was set can be read and set again, of the whole picture', async () => {
  const focus = { x: 0.35, y: 0.8 }
  const { data } = await cut({ focus })
  expect((await seen(data.url)).data).toEqual({
    url,
    width: 400,
    height: 200,
    least: 80,
    crop: INNER,
    focus: { x: expect.closeTo(0.35, 5), y: expect.closeTo(0.8, 5) },
  })
  expect((await seen(url)).data).toMatchObject({ crop: ALL, focus: MIDDLE })
  // All of it, and its middle: nothing is cut.
  expect((await cut({ url: data.url, crop: ALL })).data.url).toBe(url)
})

test('nobody has a cut drawn that was not kept', async () => {
  const { data } = await cut()
  const address = data.url.replace('_200_200_', '_200_199_')
  expect(address).not.toBe(data.url)
  expect((await sandbox.request(address)).status).toBe(404)
  expect((await sandbox.request(url.replace('.png', '.x.png'))).status).toBe(404)
})

const kept = () => sandbox.services.db.selectFrom('file_cuts').selectAll().execute()

const OUTSIDE = ['The frame does not lie within the picture.', '裁剪框超出了图片范围']
const SMALL = ['The frame is smaller than 80 px.', '裁剪后的宽高不能小于 80 像素']
const NO_FOCUS = ['The focus does not lie within the frame.', '焦点不在裁剪框内']
test.each<[string, object, readonly string[]]>([
  ['beginning before it', { crop: { ...INNER, x: -0.01 } }, OUTSIDE],
  ['ending behind it', { crop: { ...INNER, x: 0.51 } }, OUTSIDE],
  ['ending below it', { crop: { ...INNER, y: 0.01 } }, OUTSIDE],
  ['wider than it', { crop: { ...ALL, width: 1.5 } }, OUTSIDE],
  ['of no size', { crop: { ...INNER, width: 0 } }, SMALL],
  ['of 79 px', { crop: { ...INNER, width: 0.1975 } }, SMALL],
  ['of 79 px in height', { crop: { ...INNER, height: 0.395 } }, SMALL],
  ['without the focus in it', { focus: { x: 0.1, y: 0.5 } }, NO_FOCUS],
  ['with a focus outside of all', { focus: { x: 0.5, y: 1.2 } }, NO_FOCUS],
])('a frame %s is refused in both languages, and nothing is kept', async (_, part, words) => {
  for (const [at, locale] of (['en', 'zh-Hans'] as const).entries()) {
    const answer = await sandbox.call(
      cutPicture,
      {
        body: { url, crop: INNER, focus: MIDDLE, ...part },
        headers: { 'accept-language': locale },
      },
      token,
    )
    expect(answer).toMatchObject({ code: 400, message: words[at] })
  }
  expect(await kept()).toEqual([])
})

test('just 80 px may be', async () => {
  const { data } = await cut({ crop: { x: 0.4, y: 0.3, width: 0.2, height: 0.4 } })
  expect((await drawn(data.url)).size).toEqual([80, 80])
})

const NOT_YOURS = 'Only pictures you have uploaded yourself can be cut.'
const place = async (row: object) => {
  const file = {
    id: '77',
    userId: '1001',
    kind: 'file',
    name: 'a',
    type: 'image/png',
    createdAt: 0,
  }
  await sandbox.services.db
    .insertInto('files')
    .values({ ...file, bytes: new Uint8Array([1, 2, 3]), ...row })
    .execute()
  url = '/files/77.png'
}
test.each<[string, object, string]>([
  ['of somebody else', { userId: '1002' }, NOT_YOURS],
  ['that is private', { kind: 'private' }, NOT_YOURS],
  ['that is none', { type: 'application/octet-stream' }, NOT_YOURS],
  ['that is broken', {}, 'The picture cannot be read.'],
  ['of another kind than is kept today', { type: 'image/gif' }, 'The picture cannot be read.'],
  ['of 79 px', { width: 79, height: 400 }, 'The picture is too small: it needs 80 px each way.'],
])('a picture %s is neither shown nor cut', async (_, row, message) => {
  await place(row)
  expect(await cut()).toMatchObject({ code: 400, message })
  expect(await seen(url)).toMatchObject({ code: 400, message })
  expect(await kept()).toEqual([])
})

test.each(['/pictures/a.svg', '/files/1', 'https://x.example/files/1.png', '/files/../1.png', ''])(
  '%j is no upload',
  async (address) => {
    expect(await cut({ url: address })).toMatchObject({ code: 400, message: NOT_YOURS })
  },
)

test('one whose size nobody wrote down is measured', async () => {
  await place({ bytes: new Uint8Array(await stripes()) })
  expect((await seen(url)).data).toMatchObject({ width: 400, height: 200 })
  expect((await drawn((await cut()).data.url)).met).toEqual([GREEN, BLUE])
})

test('administrators cut each other’s pictures of pages, members nobody’s, and not even theirs', async () => {
  const admin = await sandbox.logIn(OWNER)
  expect(await cut({}, admin)).toMatchObject({ code: 400, message: NOT_YOURS })
  url = await uploaded(await stripes(), admin)
  expect(await cut({}, token)).toMatchObject({ code: 400, message: NOT_YOURS })
  const { db } = sandbox.services
  await db.updateTable('users').set({ isAdmin: 1 }).where('id', '=', '1002').execute()
  expect(await cut({}, await sandbox.logIn(NEWCOMER))).toMatchObject({ code: 200 })
  expect((await cut({}, '')).code).toBe(401)
})

test('a cut is a picture of one’s own', async () => {
  const { data } = await cut()
  await expect(requireOwnPictures(sandbox.services.db, '1001', [data.url])).resolves.toBeUndefined()
  await expect(requireOwnPictures(sandbox.services.db, '1002', [data.url])).rejects.toMatchObject({
    code: 400,
  })
})

test('of one picture two hundred cuts are kept', async () => {
  const [, id = ''] = /(\d+)\.png$/.exec(url) ?? []
  const row = { fileId: id, userId: '1001', createdAt: 0 }
  const rows = Array.from({ length: 199 }, (_, at) => ({ ...row, cut: `${at}_0_1_1_0_0` }))
  await sandbox.services.db.insertInto('file_cuts').values(rows).execute()
  const { data } = await cut()
  expect(await cut({ focus: { x: 0.4, y: 0.4 } })).toMatchObject({
    code: 429,
    message: 'This picture has been cut too often.',
  })
  expect((await cut()).data).toEqual(data)
})
