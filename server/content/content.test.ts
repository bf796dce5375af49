import {
  countMaterial,
  pageMaterials,
  pageVideos,
  showVideo,
} from '../../src/features/content/contract'
import { sendSmsCode } from '../../src/features/identity/contract'
import { register } from '../../src/features/login/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
afterAll(() => sandbox.close())

test('materials are read by anybody, the newest first, in their language', async () => {
  const headers = { 'Accept-Language': 'zh-CN' }
  const { data } = await sandbox.call(pageMaterials, { body: { pageSize: 1 }, headers })
  expect(data).toEqual({
    result: [
      {
        id: '980001',
        title: expect.stringMatching(/\p{Script=Han}/u),
        intro: expect.stringMatching(/\p{Script=Han}/u),
        image: '/pictures/banner/hop-field.svg',
        url: '',
        createdAt: SECONDS,
        src: '',
        saves: 4,
        shares: 2,
        shareUrl: '/tool/material?id=980001',
      },
    ],
    pageIndex: 1,
    pageSize: 1,
    totalCount: 5,
  })
  const beyond = await sandbox.call(pageMaterials, { body: { pageIndex: 9 } })
  expect(beyond.data).toMatchObject({ result: [] })
  const rest = await sandbox.call(pageMaterials, { body: { pageIndex: 2, pageSize: 1 } })
  expect(rest.data.result).toMatchObject([{ id: '980002', title: 'Cellar notes' }])
})

test('videos are listed apart from materials, and each is shown with its text', async () => {
  const { result } = (await sandbox.call(pageVideos, { body: {} })).data
  expect(result.map(({ id }: { id: string }) => id)).toEqual(['980005', '980006', '980007'])
  const { data } = await sandbox.call(showVideo, { query: { id: '980005' } })
  expect(data).toMatchObject({ ...result[0], text: expect.stringContaining('glass') })
})

test.each(['980001', '980003', '9'])('%s is no video', async (id) => {
  expect(await sandbox.call(showVideo, { query: { id } })).toMatchObject({
    status: 400,
    message: 'The video was not found.',
  })
})

test('a material is a picture, words alone, or a film', async () => {
  const { result } = (await sandbox.call(pageMaterials, { body: {} })).data
  expect(
    result.map(({ id, image, src }: { id: string; image: string; src: string }) => [
      id,
      image !== '',
      src,
    ]),
  ).toEqual([
    ['980001', true, ''],
    ['980002', true, ''],
    ['980013', false, ''],
    ['980014', true, '/films/pour.mp4'],
    ['980015', true, ''],
  ])
})

describe('what is kept and handed on', () => {
  const count = async (body: object, mobile = NEWCOMER) =>
    sandbox.call(countMaterial, { body }, await sandbox.logIn(mobile))

  test('counts each person once, by whatever request, and each request once', async () => {
    const first = { id: '980015', deed: 'save', requestId: 'a1' }
    expect((await count(first)).data).toEqual({ saves: 1, shares: 0 })
    expect((await count(first)).data).toEqual({ saves: 1, shares: 0 })
    expect((await count({ ...first, requestId: 'a2' })).data).toEqual({ saves: 1, shares: 0 })
    expect((await count({ ...first, deed: 'share', requestId: 'a3' })).data).toEqual({
      saves: 1,
      shares: 1,
    })
    expect((await count(first, MEMBER)).data).toEqual({ saves: 2, shares: 1 })
    const { result } = (await sandbox.call(pageMaterials, { body: {} })).data
    expect(result[4]).toMatchObject({ id: '980015', saves: 2, shares: 1 })
  })

  test('a request that names another material than before is refused', async () => {
    await count({ id: '980002', deed: 'save', requestId: 'b1' })
    expect(await count({ id: '980013', deed: 'save', requestId: 'b1' })).toMatchObject({
      status: 409,
    })
  })

  test.each(['980005', '980003', '9'])('%s is no material', async (id) => {
    expect(await count({ id, deed: 'share', requestId: `c${id}` })).toMatchObject({
      status: 400,
      message: 'The material was not found.',
    })
  })

  test('nobody is counted without a session', async () => {
    const body = { id: '980001', deed: 'save', requestId: 'd1' } as const
    expect((await sandbox.call(countMaterial, { body })).status).toBe(401)
  })
})

test('what is handed on carries the code of who asks, and who comes by it is in their team', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const { result } = (await sandbox.call(pageMaterials, { body: {} }, token)).data
  const code = /parentId=(\w+)$/.exec(result[0].shareUrl)?.[1] ?? ''
  const mobile = '13777770199'
  await sandbox.call(sendSmsCode, { query: { mobile } })
  const verifyCode = await sandbox.lastCode(mobile)
  const body = { mobile, verifyCode, password: 'hops-and-malt', parentId: code }
  const { data } = await sandbox.call(register, { body })
  expect(data).toMatchObject({ parentId: '1002' })
})
