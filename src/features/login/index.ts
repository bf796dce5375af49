export { getLoginUser, getLoginUserByToken, getOpenInfo } from './contract-session'
export { finishOfficialLogin, reloginByHost, restoreSession } from './late'
export { beginOfficialLogin, publicAddress } from './official-start'
export { followLogout, followTabs, logout, SessionGuard } from './session-guard'
