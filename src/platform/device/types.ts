import type { ClientType } from '../../shared/client-type'

/** What the client is and where it runs. */
export interface Device {
  readonly clientType: ClientType
  /** `weapp`, `alipay` or `h5`, as the server keeps statistics. */
  readonly appType: string
  readonly isMobile: boolean
  /** The host's language: `zh_CN`, `en-US`. */
  readonly language: string
  /** Width of the window in px. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** The system of the phone, in mini-programs only: a browser is restricted by none. */
  readonly os?: 'ios' | 'other'
  /** Address of the shown page without query: tokens never travel in it. */
  clientUrl(): string
}
