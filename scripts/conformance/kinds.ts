/** Calls that are fetched like a read and change something all the same. */
export const SENDS: readonly string[] = [
  'GET basic/sms/code',
  'GET asset/wechat/updateOpenId',
  'GET asset/wechat/loginByOpenId',
  'GET product/productShow/favorite',
]

/** Calls that no run makes, and why. */
export const NEVER: Readonly<Record<string, string>> = {
  'DELETE Api/UserDetail/Cancel': 'would end the account',
  'POST people/userDetail/changeMobile': 'would give the account another number',
  'POST people/userDetail/changePayPassword': 'would change a password',
  'POST people/userDetail/findPayPassword': 'would change a password',
  'POST people/user/userDetail/findPassword': 'would change a password',
  'POST userDetail/changePassword': 'would change a password',
}
