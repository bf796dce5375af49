/* Numbers of client spec §9 and commerce spec §9 that more than one folder needs. Times in ms. */

export const APP_VERSION = '1.1.2'
export const APP_VERSION_CODE = 113
export const TENANT_DEFAULT = 'master'
export const LOCAL_KEY_PREFIX = 'alacore___'

/** The server's clock ahead of UTC: Beijing. Seconds. */
export const SERVER_ZONE = 8 * 3600

/** Of the tabs, in their order: files of src/assets/tab. */
export const TAB_ICONS = ['home', 'ranking', 'store', 'user'] as const

export const PAGE_SIZE = 15
export const RELATIONS_GRID_MAX = 10
export const RELATION_STATUS_SHOWN = 1

export const SPINNER_DELAY = 600
export const TOAST_TIME = 1500
export const LOGIN_SUCCESS_DELAY = 1500
export const SMS_RESEND_SECONDS = 60

export const MINIMUM_CODE_LENGTH = 6
export const MINIMUM_PASSWORD_LENGTH = 6
export const MINIMUM_USERNAME_LENGTH = 3
export const INPUT_MAX_LENGTH = 140
/** How many pictures or files may be chosen at once unless told otherwise (client spec §5). */
export const IMAGE_COUNT = 9
export const FILE_COUNT = 100

/** Records of a generic list unless it says otherwise (client spec §9). */
export const LIST_LIMIT = 10
