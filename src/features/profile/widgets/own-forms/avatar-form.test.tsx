import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { changeLocale, initI18n } from '../../../../i18n'
import { avatarForm } from '.'

const UPLOAD = 'basic/storageFile/upload'
const UPDATE = 'people/userDetail/updateAvatar'
const FILE = { path: '/tmp/me.png', name: 'me.png', size: 3 }
const SENT = { id: '1', url: '/files/1.png', name: 'me.png', size: 3 }

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const open = (api: WidgetSetup['api'] = {}) =>
  renderWidget(avatarForm, {
    user: testUser,
    api,
    host: { chooseMedia: async () => [FILE] },
  })
/** Hosts differ in how a picture says what it shows. */
const picture = () => screen.getByRole('img', { name: '你的头像' })
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test('one picture is chosen, looked at, sent and saved', async () => {
  const { calls, session, host } = await open({ [UPLOAD]: SENT, [UPDATE]: null })
  await tap('选择图片')
  expect(host.chooseMedia).toHaveBeenCalledWith('image', 1)
  expect(picture()).toHaveAttribute('src', FILE.path)
  expect(calls).toEqual([])
  await tap('保存')
  expect(calls[0]).toMatchObject({
    form: { file: FILE, field: 'file' },
    body: { file: FILE, kind: 'avatar' },
  })
  expect(calls[1]?.body).toEqual({ avatar: SENT.url })
  expect(session.user?.detail.avator).toBe(SENT.url)
  expect(host.toast).toHaveBeenCalledWith('头像已更换')
})

test('shows how far the upload is', async () => {
  let progress: HttpRequest['onProgress']
  await open({
    [UPLOAD]: (request: HttpRequest) => {
      progress = request.onProgress
      return new Promise(() => {})
    },
  })
  await tap('选择图片')
  expect(document.querySelector('.tp-avatar-form__bar')).toBeNull()
  await tap('保存')
  const bar = () => document.querySelector('.tp-avatar-form__bar')
  expect(screen.getByRole('status')).toHaveTextContent('正在上传，0%')
  expect(bar()).toHaveStyle({ width: '0%' })
  act(() => progress?.(0.416))
  expect(screen.getByRole('status')).toHaveTextContent('正在上传，42%')
  expect(bar()).toHaveStyle({ width: '42%' })
})

test('a failed upload is said, and the picture is kept for another try', async () => {
  await open({ [UPLOAD]: new NetworkError(UPLOAD) })
  await tap('选择图片')
  await tap('保存')
  expect(screen.getByRole('alert')).toHaveTextContent('上传失败')
  expect(picture()).toHaveAttribute('src', FILE.path)
})

test('what the server says about the file is said', async () => {
  await open({ [UPLOAD]: new ApiError(UPLOAD, 413, '文件不能超过 10 MB') })
  await tap('选择图片')
  await tap('保存')
  expect(screen.getByRole('alert')).toHaveTextContent('文件不能超过 10 MB')
})

test('a save that failed after the upload is said, and tried again without another upload', async () => {
  let works = false
  const { calls } = await open({
    [UPLOAD]: SENT,
    [UPDATE]: () => {
      if (works) return null
      throw new NetworkError(UPDATE)
    },
  })
  await tap('选择图片')
  await tap('保存')
  expect(screen.getByRole('alert')).toHaveTextContent('文件上传成功，保存失败')
  works = true
  await tap('保存')
  expect(calls.map(({ path }) => path)).toEqual([UPLOAD, UPDATE, UPDATE])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who chooses nothing changes nothing', async () => {
  const { calls, host } = await open()
  host.chooseMedia.mockResolvedValue([])
  await tap('选择图片')
  expect(screen.getByText('选择图片')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('another picture may be chosen before it is sent', async () => {
  const { host, calls } = await open({ [UPLOAD]: SENT, [UPDATE]: null })
  expect(screen.queryByText('换一张')).toBeNull()
  await tap('选择图片')
  const next = { path: '/tmp/other.png', name: 'other.png', size: 4 }
  host.chooseMedia.mockResolvedValue([next])
  await tap('换一张')
  expect(picture()).toHaveAttribute('src', next.path)
  await tap('保存')
  expect(calls[0]).toMatchObject({ body: { file: next, kind: 'avatar' } })
})
