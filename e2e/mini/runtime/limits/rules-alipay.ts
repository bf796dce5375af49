import type { Rule } from './breach'

const breach = (document: string, words: string): Rule => ({ document, words, weight: 'breach' })
const finding = (document: string, words: string): Rule => ({ document, words, weight: 'finding' })

/** What Alipay's documents and its published types (`@mini-types/my`) allow, by a name of ours. */
export const ALIPAY_RULES = {
  'tab-style': breach('my.setTabBarStyle', 'borderStyle | String | 是'),
  'tab-border': breach('my.setTabBarStyle', '支持传参如下：black … white … #开头的自定义的RGB色值'),
  'tab-colour': breach('my.setTabBarStyle', '标签（tab）上的文字默认颜色。HEXcolor 格式'),
  'tab-text': breach('my.setTabBarItem', 'text: string'),
  'tab-badge': finding('my.setTabBarBadge', '显示的文本，超过三个字符则显示 前两个字符 + “…”'),
  'tab-first': breach('tabBar 使用说明', 'tabBar 的第一个页面必须是首页'),
  'package-size': breach('分包加载', '单个分包或主包大小不能超过 2MB'),
  'socket-count': finding(
    'my.connectSocket',
    '一个支付宝小程序在一段时间内只能保留一个 WebSocket 连接',
  ),
  'location-type': breach('my.getLocation', 'type | Number | 否 | 获取经纬度数据的类型'),
  'phone-authorised': finding(
    'my.getPhoneNumber',
    '若用户未授权，直接调用 my.getPhoneNumber() 接口，则无法返回正确信息',
  ),
  'profile-authorised': finding(
    'my.getOpenUserInfo',
    '未经过 Button 授权直接调用此 API 会返回 … 无效的授权关系',
  ),
  'preview-urls': breach('my.previewImage', '要预览的图片 HTTP 链接列表。支持网络 url，apfilePath'),
  'preview-current': breach('my.previewImage', '当前显示图片索引'),
  'page-stack': breach('my.navigateTo', '小程序中页面栈最多十层'),
  'open-tab': breach('my.navigateTo', '目标路径必须为应用内非 tabbar 的'),
  'tab-query': breach('my.switchTab', '目标路径必须为应用内 tabbar 的，且路径后不能带参数'),
  'storage-key': breach('my.setStorage', '单个 key 允许存储的最大数据大小为 200KB'),
  'storage-all': finding('my.setStorage', '所有数据存储上限为 10MB'),
  'transfer-timeout': breach('my.request 常见问题', '默认超时时间为 30s，上限为 60s'),
  'transfer-referer': breach('my.request', 'referer 字段不可设置'),
  'transfer-headers': breach(
    'my.request 常见问题',
    '请求头对象里面的 key 和 value 必须是 String 类型',
  ),
  'bar-front': breach('my.setNavigationBar', '仅支持 #ffffff 和 #000000'),
  'bar-background': breach('my.setNavigationBar', '导航栏背景色，支持十六进制颜色值'),
  'bar-image': breach('my.setNavigationBar', '必须使用 HTTPS 图片链接'),
  'toast-type': breach(
    'my.showToast',
    "type?: 'none' | 'success' | 'fail' | 'exception' | 'loading'",
  ),
  'sheet-items': breach('my.showActionSheet', 'items | String Array | 是'),
  'payment-order': breach('my.tradePay', '用于 小程序支付, 注意参数有大小写区分'),
  'subscribe-count': breach('my.requestSubscribeMessage', '领用的消息模版 id（最多三个）'),
  'background-text': breach('my.setBackgroundTextStyle', "textStyle: 'dark' | 'light'"),
  'update-apply': finding(
    'UpdateManager.applyUpdate',
    '建议在收到 onUpdateReady 回调（当小程序新版本下载完成后）',
  ),
} as const satisfies Record<string, Rule>
