const OFFICIAL =
  'official accounts log in by AuthWeiXinPublic/LoginByOpenId, which binds and answers the same'
const WHO = 'who is logged in is read by people/user/getLoginUser, which says the same'
const RECORDS =
  'generic: the pages of records use the LightApp calls and QueryById, which do the same'
const EDITOR = 'generic: for what the page editor picks from; it asks for values in words as yet'

/**
 * Calls that no page makes, and why: another one does the same, they are generic and for definitions of
 * operators to name, or what would make them is not built yet.
 */
export const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  'api/UserReg/CheckVerifiyCode':
    'a code is checked where it is used: asking first would tell who guesses',
  'asset/wechat/loginByOpenId': OFFICIAL,
  'asset/wechat/updateOpenId': OFFICIAL,
  'Api/Member/Login': 'an older spelling of people/user/login',
  'api/user/View': WHO,
  'people/user/{id}': WHO,
  'people/userDetail/notNeedSetPayPassword': 'the opposite of needSetPayPassword, which is asked',
  'people/userDetail/checkLoginPassword': 'a password is checked where it is used',
  'asset/pay/pay': 'another spelling of api/pay/pay',
  'light/{key}/add': RECORDS,
  'light/{key}/delete': RECORDS,
  'light/{key}/list': RECORDS,
  'light/{key}/show': RECORDS,
  'light/{key}/update': RECORDS,
  'Api/LightApp/deleteMany': RECORDS,
  'Api/{type}/QuerySingle': RECORDS,
  'table/search': EDITOR,
  'enum/get': EDITOR,
  'nav/all': EDITOR,
  'conditionOperator/all': EDITOR,
  'reflect/entity': EDITOR,
  'basic/autoConfig/types': EDITOR,
  'paas/viewEngine/discard': 'the editor takes the version on air into the draft instead',
  'paas/viewEngine/rollback':
    'the editor takes an older version into the draft, which is published like any other',
  'investMerchant/page':
    'the market lists the brands themselves, and the page of each names its merchant',
}
