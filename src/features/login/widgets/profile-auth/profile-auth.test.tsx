import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import { KeptStore } from '../../../../stores/kept-store'
import { requestProfile } from '../../save-profile'
import { profileAuth } from '.'

beforeAll(() => initI18n('zh-Hans'))
beforeEach(() => changeLocale('zh-Hans'))

const NAME = 'people/userDetail/changeNickName'
const open = (setup: WidgetSetup = {}) => renderWidget(profileAuth, setup)
/** A page that waits for what is chosen here. */
function ask() {
  const kept = new KeptStore()
  return { kept, asked: requestProfile({ navigator: { open: async () => {} }, kept }) }
}
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('昵称'), { target: { value } })
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('gives the name to the page that asked, and goes back to it', async () => {
  const { kept, asked } = ask()
  const { navigator } = await open({ kept })
  type(' 夏夜 ')
  await tap('完成')
  await expect(asked).resolves.toEqual({ avatarUrl: '', nickName: '夏夜' })
  expect(navigator.back).toHaveBeenCalled()
})

test('a face without a name is no picture of anybody', async () => {
  await open()
  expect(screen.queryByRole('img', { name: '' })).toBeNull()
  type('夏夜')
  expect(screen.getByRole('img', { name: '夏夜' })).toBeInTheDocument()
})

test('gives nothing when it is left', async () => {
  const { kept, asked } = ask()
  const { unmount } = await open({ kept })
  unmount()
  await expect(asked).resolves.toBeUndefined()
})

test('asks for one of the two', async () => {
  await open()
  await tap('完成')
  expect(screen.getByRole('alert')).toHaveTextContent('请输入昵称或选择头像')
})

test('a name of spaces alone is none, and one has thirty characters at most', async () => {
  const { navigator } = await open()
  expect(screen.getByLabelText('昵称')).toHaveAttribute('maxlength', '30')
  type('   ')
  await tap('完成')
  expect(screen.getByRole('alert')).toHaveTextContent('请输入昵称或选择头像')
  expect(navigator.back).not.toHaveBeenCalled()
})

test('saves for who is logged in', async () => {
  const renamed = { ...testUser, detail: { ...testUser.detail, nickName: '夏夜' } }
  const { session, host, services } = await open({
    user: testUser,
    api: { [NAME]: null, 'people/user/getLoginUser': renamed },
  })
  const posters = [testUser.id, 'zh-Hans', 'posters', 15]
  services.queries.setQueryData(posters, {})
  type('夏夜')
  await tap('完成')
  expect(services.queries.getQueryState(posters)?.isInvalidated).toBe(true)
  expect(session.user?.detail.nickName).toBe('夏夜')
  expect(host.toast).toHaveBeenCalledWith('已保存')
})

test('says that saving failed, and stays', async () => {
  const { navigator } = await open({
    user: testUser,
    api: { [NAME]: new ApiError(NAME, 500, 'internal words') },
  })
  type('夏夜')
  await tap('完成')
  expect(screen.getByRole('alert')).toHaveTextContent('获取用户信息失败')
  expect(navigator.back).not.toHaveBeenCalled()
})

test('who skips it goes back, and nothing is saved', async () => {
  const { navigator, calls } = await open({ user: testUser })
  await tap('跳过')
  expect(navigator.back).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})

test('begins with the present name, and sends it once', async () => {
  const { calls } = await open({
    user: testUser,
    api: { [NAME]: null, 'people/user/getLoginUser': testUser },
  })
  expect(screen.getByLabelText('昵称')).toHaveValue('Lin Xia')
  await tap('完成')
  expect(calls.filter(({ path }) => path === NAME)).toMatchObject([
    { method: 'POST', body: { nickName: 'Lin Xia' } },
  ])
})
