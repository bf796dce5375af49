import type { Navigator } from '../../routing/navigator'
import { LOGIN_SUCCESS_DELAY } from '../../shared/constants'
import type { SessionStore } from '../../stores/session-store'
import { finishLogin } from './widgets/login-form/use-login'

function openLoginPage({ target, below }: { target?: string; below?: string }) {
  const went: string[] = []
  const waited: number[] = []
  let shown = '/user/login'
  let saved = target
  const navigator = {
    back: async () => void went.push('back'),
    replace: async (url: string) => void went.push(url),
    current: () => shown,
    previous: () => below,
  } as Partial<Navigator> as Navigator
  const session = {
    takeReturnTarget() {
      const taken = saved
      saved = undefined
      return taken
    },
  } as Partial<SessionStore> as SessionStore
  return {
    went,
    waited,
    leave: () => {
      shown = '/pages/tabbar/index'
    },
    deps: {
      session,
      navigator,
      wait: async (milliseconds: number) => void waited.push(milliseconds),
    },
  }
}

test('opens the saved target in place of the login page', async () => {
  const { deps, went } = openLoginPage({ target: '/user/address?edit=1', below: '/user/setting' })
  await finishLogin(deps)
  expect(went).toEqual(['/user/address?edit=1'])
})

test('goes back to the target when it waits under the login page', async () => {
  const { deps, went } = openLoginPage({
    target: '/views/index?url=/product/show&id=7',
    below: '/views/index?id=7&url=%2Fproduct%2Fshow',
  })
  await finishLogin(deps)
  expect(went).toEqual(['back'])
})

test('knows a target under the login page by its alias', async () => {
  const { deps, went } = openLoginPage({ target: '/', below: '/pages/tabbar/index' })
  await finishLogin(deps)
  expect(went).toEqual(['back'])
})

test('opens the target when the page below is the same one of another record', async () => {
  const target = '/views/index?url=/product/show&id=8'
  const { deps, went } = openLoginPage({ target, below: '/views/index?url=/product/show&id=7' })
  await finishLogin(deps)
  expect(went).toEqual([target])
})

test.each(['//evil.example/', 'javascript:alert(1)', '/no/such/page', undefined])(
  'goes to the previous page, else home, when the target is %s',
  async (target) => {
    const { deps, went } = openLoginPage({ target })
    await finishLogin(deps)
    expect(went).toEqual(['back'])
  },
)

test('leaves the success message on screen before it goes (point 26)', async () => {
  const { deps, waited, went } = openLoginPage({})
  const said: string[] = []
  await finishLogin({ ...deps, announce: () => said.push(`said before ${went.length} steps`) })
  expect(said).toEqual(['said before 0 steps'])
  expect(waited).toEqual([LOGIN_SUCCESS_DELAY])
})

test('moves nobody who has left the login page meanwhile', async () => {
  const { deps, went, leave } = openLoginPage({ target: '/user/address' })
  await finishLogin({ ...deps, wait: async () => leave() })
  expect(went).toEqual([])
})
