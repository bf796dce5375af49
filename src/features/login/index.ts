export { getLoginUser, getLoginUserByToken, getOpenInfo } from './contract'
export { finishOfficialLogin, finishOfficialLogin } from './finish-official'
export { followLogout, followTabs } from './follow-tabs'
export { logout } from './logout'
export {
  beginOfficialLogin,
  beginOfficialLogin,
  publicAddress,
  publicAddress,
} from './official-start'
export { reloginByHost, restoreSession } from './restore-session'
export { SessionGuard } from './session-guard'
