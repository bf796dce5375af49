import { createPrivateKey } from 'node:crypto'
import { LIMITS } from '../release-notes/notes'

/** What a vendor's tool is told. */
export interface Parcel {
  readonly appId: string
  readonly version: string
  readonly note: string
  /** A folder that holds what is sent, with the file of its project. */
  readonly project: string
  /** A file that holds the key. */
  readonly keyFile: string
}

/** A vendor's console, and how things get there. */
export interface Vendor {
  readonly name: string
  /** The version is pinned: whoever changes it reads what has changed (decision 0085). */
  readonly tool: string
  argumentsOf(parcel: Parcel): readonly string[]
  /** The tool says so at the end of an upload that arrived. */
  readonly arrived: RegExp
  readonly appId: RegExp
  readonly appIdForm: string
  readonly appIdPlace: string
  readonly keyName: string
  readonly keyPlace: string
  /** A key that is written into the variable itself begins so. Anything else is a path. */
  readonly keyBegins: RegExp
  isKey(text: string): boolean
  readonly noteLimit: number
  /** The file that makes a folder a project, in the repository and in what is sent. */
  readonly projectFile: string
  projectOf(text: string, appId: string): unknown
}

/** Without the folder of the build: what is sent lies beside the file. */
function projectWithin(text: string): Record<string, unknown> {
  const { miniprogramRoot: _, ...project } = JSON.parse(text)
  return project
}

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text)
    return true
  } catch {
    return false
  }
}

const PKCS8 = '-----BEGIN PRIVATE KEY-----'

/** minidev reads both fields of `alipay.authentication`, and puts the first between such lines if it has none. */
function isIdentityKey(text: string): boolean {
  try {
    const { privateKey, toolId } = JSON.parse(text).alipay.authentication
    const bare = `${PKCS8}\n${privateKey.trim()}\n-----END PRIVATE KEY-----`
    return Boolean(toolId) && isPrivateKey(privateKey.includes(PKCS8) ? privateKey : bare)
  } catch {
    return false
  }
}

export type Host = 'weapp' | 'alipay'

/**
 * What the tools need themselves is taken as it was on this day: their own packages name ranges, and what
 * somebody published this morning is not to see a key.
 */
export const TAKEN_AS_OF = '2026-09-01'

export const VENDORS: Readonly<Record<Host, Vendor>> = {
  weapp: {
    name: 'WeChat',
    tool: 'miniprogram-ci@2.1.42',
    argumentsOf: ({ appId, version, note, project, keyFile }) => [
      'miniprogram-ci',
      'upload',
      `--appid=${appId}`,
      `--project-path=${project}`,
      `--private-key-path=${keyFile}`,
      `--upload-version=${version}`,
      `--upload-description=${note}`,
      '--use-project-config=true',
    ],
    arrived: /\bdone\b/,
    appId: /^wx[0-9a-f]{16}$/,
    appIdForm: 'wx and 16 digits or letters a to f',
    appIdPlace: 'mp.weixin.qq.com, development, development settings',
    keyName: 'WEAPP_UPLOAD_KEY',
    keyPlace:
      'mp.weixin.qq.com, development, development settings, code upload: generate the upload key, ' +
      'and put the address of this machine on its list or switch the list off',
    keyBegins: /^-----BEGIN /,
    isKey: isPrivateKey,
    noteLimit: LIMITS.weapp,
    projectFile: 'project.config.json',
    projectOf: (text, appId) => ({ ...projectWithin(text), appid: appId, miniprogramRoot: './' }),
  },
  alipay: {
    name: 'Alipay',
    tool: 'minidev@2.2.5',
    argumentsOf: ({ appId, version, note, project, keyFile }) => [
      'minidev',
      'upload',
      `--app-id=${appId}`,
      `--project=${project}`,
      `--identity-key-path=${keyFile}`,
      `--version=${version}`,
      `--version-description=${note}`,
    ],
    arrived: /本次上传版本/,
    appId: /^20\d{14}$/,
    appIdForm: '16 digits that begin with 20',
    appIdPlace: 'open.alipay.com, console, the mini-program',
    keyName: 'ALIPAY_UPLOAD_KEY',
    keyPlace:
      'open.alipay.com, account centre, tool keys: the file it gives, with alipay.authentication',
    keyBegins: /^\{/,
    isKey: isIdentityKey,
    noteLimit: LIMITS.alipay,
    projectFile: 'mini.project.json',
    projectOf: (text) => projectWithin(text),
  },
}

export const isHost = (text: string | undefined): text is Host =>
  text !== undefined && Object.hasOwn(VENDORS, text)
