import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { requireOwnPictures } from './own-pictures'

// @reads nothing

const [MEMBER, OTHER] = ['1001', '1002']

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
  const file = { kind: 'file', name: 'a', bytes: new Uint8Array([1]), createdAt: 0 }
  await sandbox.services.db
    .insertInto('files')
    .values([
      { ...file, id: '1', userId: MEMBER, type: 'image/png' },
      { ...file, id: '2', userId: MEMBER, type: 'image/webp' },
      { ...file, id: '3', userId: MEMBER, type: 'application/octet-stream' },
      { ...file, id: '4', userId: OTHER, type: 'image/png' },
    ])
    .execute()
})
afterAll(() => sandbox.close())

const show = (...addresses: readonly string[]) =>
  requireOwnPictures(sandbox.services.db, MEMBER, addresses)

test('pictures one has uploaded may be shown, however many', async () => {
  await expect(show()).resolves.toBeUndefined()
  await expect(show('/files/1.png', '/files/2.webp')).resolves.toBeUndefined()
})

test.each([
  ['one of somebody else', '/files/4.png'],
  ['a file that is none', '/files/3.bin'],
  ['one there is not', '/files/5.png'],
])('%s may not, and none beside it', async (_, address) => {
  const refused = { code: 400, text: { en: 'Only pictures you have uploaded yourself.' } }
  await expect(show(address)).rejects.toMatchObject(refused)
  await expect(show('/files/1.png', address)).rejects.toMatchObject(refused)
})
