import Taro from '@tarojs/taro'
import { chooseMedia } from '.'

const host = Taro as unknown as Record<string, jest.Mock>
interface FileInfoAsked {
  readonly filePath: string
  readonly success: (info: { readonly size: number }) => void
  readonly fail: (problem: { readonly errMsg: string }) => void
}

beforeEach(() => {
  const tempFiles = ['wxfile://tmp/a.jpg', 'wxfile://tmp/b.jpg'].map((tempFilePath) => ({
    tempFilePath,
    size: 9,
  }))
  host.chooseMedia = jest.fn(async () => ({ tempFiles }))
  host.getFileSystemManager = jest.fn(() => ({
    getFileInfo: ({ filePath, success, fail }: FileInfoAsked) =>
      filePath.includes('a.jpg') ? success({ size: 4 }) : fail({ errMsg: 'getFileInfo:fail' }),
  }))
  host.cropImage = jest.fn(async ({ src }) => ({ tempFilePath: src.replace('tmp/', 'tmp/cut-') }))
})

test.each([
  [1, '1:1'],
  [4 / 5, '4:5'],
  [1.8, '16:9'],
])(
  'pictures for a place of shape %d are cut at %s, one after the other',
  async (shape, cropScale) => {
    const chosen = await chooseMedia('image', 2, shape)
    expect(chosen.map(({ name }) => name)).toEqual(['cut-a.jpg', 'cut-b.jpg'])
    expect(host.cropImage?.mock.calls).toEqual([
      [{ src: 'wxfile://tmp/a.jpg', cropScale }],
      [{ src: 'wxfile://tmp/b.jpg', cropScale }],
    ])
  },
)

test('a picture stays whole where its cutter is closed, and where no shape is asked for', async () => {
  host.cropImage?.mockRejectedValueOnce({ errMsg: 'cropImage:fail cancel' })
  const chosen = await chooseMedia('image', 2, 1)
  expect(chosen.map(({ name }) => name)).toEqual(['a.jpg', 'cut-b.jpg'])
  const whole = await chooseMedia('image', 2)
  expect(whole.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
})

test('a cut picture has its own size; where that cannot be read, the one of the whole', async () => {
  const chosen = await chooseMedia('image', 2, 1)
  expect(chosen.map(({ size }) => size)).toEqual([4, 9])
})
