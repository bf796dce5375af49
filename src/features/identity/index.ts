export { sendSmsCode } from './contract'
