import Taro from '@tarojs/taro'
import { PrivacyRefusedError } from '../../errors'
import { seldom } from './seldom'

// Mini-programs by name: a browser downloads.
const { keepPicture } = seldom
const PICTURE = 'https://shop.example/pictures/1.svg?w=1080'
const FILM = 'https://shop.example/films/pour.mp4'
const isAlipay = process.env.TARO_ENV === 'alipay'

/** A phone: what its album answers to a picture and to a film, in that order of what it was given. */
function phone({
  refuses,
  status = 200,
  viewer = async () => {},
}: {
  readonly refuses?: object
  readonly status?: number
  readonly viewer?: () => Promise<void>
} = {}) {
  const album: unknown[] = []
  const keep = (what: string) => async (file: object) => {
    album.push([what, file])
    if (refuses) throw refuses
  }
  const previewImage = jest.fn(viewer)
  Object.assign(Taro, {
    downloadFile: async () => ({ statusCode: status, tempFilePath: 'tmp/1' }),
    saveImageToPhotosAlbum: keep('picture'),
    saveVideoToPhotosAlbum: keep('film'),
    previewImage,
  })
  Object.assign(globalThis, {
    my: {
      saveImage({ url, success, fail }: { url: string; success(): void; fail(why: object): void }) {
        album.push(['picture', { filePath: url }])
        if (refuses) fail(refuses)
        else success()
      },
    },
  })
  return { album, previewImage }
}
afterEach(() => Reflect.deleteProperty(globalThis, 'my'))

test.each([
  ['picture', PICTURE],
  ['film', FILM],
])('a %s is fetched and goes into the album', async (what, url) => {
  const { album, previewImage } = phone()
  expect(await keepPicture(url, 'taproom')).toBe('saved')
  expect(album).toEqual([[what, { filePath: 'tmp/1' }]])
  expect(previewImage).not.toHaveBeenCalled()
})

const NOES: readonly object[] = isAlipay
  ? [
      { error: 15, errorMessage: '' },
      { error: 2001 },
      { error: 2001, errorMessage: '用户拒绝授权' },
    ]
  : [
      { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
      { errMsg: 'saveImageToPhotosAlbum:fail authorize no response' },
    ]

test.each(NOES)('%j is a no that the settings take back', async (refuses) => {
  for (const url of [PICTURE, FILM]) {
    phone({ refuses })
    expect(await keepPicture(url, 'taproom')).toBe('refused')
  }
})

test('guidelines that were refused are said to be', async () => {
  phone({ refuses: { errMsg: 'fail privacy permission is not authorized', errno: 104 } })
  await expect(keepPicture(FILM, 'taproom')).rejects.toBeInstanceOf(PrivacyRefusedError)
})

test('who closes the question has kept nothing, and is told nothing', async () => {
  const { previewImage } = phone({ refuses: { errMsg: 'saveImageToPhotosAlbum:fail cancel' } })
  expect(await keepPicture(PICTURE, 'taproom')).toBe('shown')
  expect(previewImage).not.toHaveBeenCalled()
})

test('a picture that no album takes is shown, where a long press keeps it', async () => {
  const refuses = { errMsg: 'saveImageToPhotosAlbum:fail invalid file type', error: 17 }
  const { previewImage } = phone({ refuses })
  expect(await keepPicture(PICTURE, 'taproom')).toBe('shown')
  expect(previewImage).toHaveBeenCalledWith({ urls: [PICTURE], current: PICTURE })
  phone({ refuses, viewer: () => Promise.reject(new Error('no viewer')) })
  await expect(keepPicture(PICTURE, 'taproom')).rejects.toMatchObject({
    messageKey: 'platform.media.notSaved',
  })
  phone({ refuses })
  await expect(keepPicture(FILM, 'taproom')).rejects.toMatchObject({
    messageKey: 'platform.media.notSaved',
  })
})

test('what does not come is not kept', async () => {
  const { album } = phone({ status: 404 })
  await expect(keepPicture(FILM, 'taproom')).rejects.toMatchObject({
    messageKey: 'platform.media.notSaved',
  })
  Object.assign(Taro, { downloadFile: () => Promise.reject({ errMsg: 'downloadFile:fail' }) })
  await expect(keepPicture(PICTURE, 'taproom')).rejects.toMatchObject({
    messageKey: 'platform.media.notSaved',
  })
  expect(album).toEqual([])
})
