import type { HostPort } from '../../shared/host-port'
import { confirm, hostChrome, toast } from '../chrome'
import { callPhone, copy, isHidden, isOnWifi, onNetwork, reveal, showPlace, tick } from '../errands'
import { requestLoginCode } from '../login'
import { chooseMedia } from '../media'
import { hostNavigation } from '../navigation'
import {
  useLayers,
  useNearWatch,
  usePageHide,
  usePageQuery,
  usePageShow,
  usePullRefresh,
} from '../page'
import { linkTo, shareByHost } from '../share'
import { serverOrigin } from '../start'
import { seldom } from './seldom'

/** The host of this build, as pages and widgets see it. */
export const hostPort: HostPort = {
  usePageQuery,
  usePageShow,
  usePageHide,
  usePullRefresh,
  useNearWatch,
  useLayers,
  setTitle: hostChrome.setTitle,
  setTabTexts: hostChrome.setTabTexts,
  toast,
  tick,
  confirm,
  copy,
  callPhone,
  showPlace,
  isHidden,
  isOnWifi,
  onNetwork,
  reveal,
  chooseMedia,
  share: shareByHost,
  linkTo,
  toHostPath: hostNavigation.toHostPath,
  serverOrigin,
  requestLoginCode,
  ...seldom,
}
