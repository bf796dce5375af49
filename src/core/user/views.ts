import type { ViewDefinition } from '../../engine/contract'

/** What each page about a user shows before, or without, a word from the server. */
export const views = {
  '/user/login': {
    name: '',
    url: '/user/login',
    widgets: [{ config: { type: 'loginForm', id: 'loginForm' } }],
  },
  '/user/reg': {
    name: '',
    url: '/user/reg',
    widgets: [{ config: { type: 'registerForm', id: 'registerForm' } }],
  },
  '/user/setting': {
    name: '',
    url: '/user/setting',
    widgets: [{ config: { type: 'settingsPanel', id: 'settingsPanel' } }],
  },
  '/user/address': {
    name: '',
    url: '/user/address',
    widgets: [{ config: { type: 'addressList', id: 'addressList' } }],
  },
  '/user/avator': {
    name: '',
    url: '/user/avator',
    widgets: [{ config: { type: 'avatarForm', id: 'avatarForm' } }],
  },
  '/user/delete': {
    name: '',
    url: '/user/delete',
    widgets: [{ config: { type: 'accountClosing', id: 'accountClosing' } }],
  },
  '/user/respect': {
    name: '',
    url: '/user/respect',
    widgets: [{ value: {}, config: { type: 'about', id: 'about' } }],
  },
  '/views/user/wechatLogin': {
    name: '',
    url: '/views/user/wechatLogin',
    widgets: [{ config: { type: 'bindMobile', id: 'bindMobile' } }],
  },
} as const satisfies Record<string, ViewDefinition>
