import { pageMaterials, pageVideos, showVideo } from '../../src/features/content/contract'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'

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
      },
    ],
    pageIndex: 1,
    pageSize: 1,
    totalCount: 2,
  })
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
