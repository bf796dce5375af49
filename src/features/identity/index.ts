export { sendSmsCode } from './contract'
export { useSmsCode } from './sms-code'
