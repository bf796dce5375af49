import type { Rule } from './breach'

const breach = (document: string, words: string): Rule => ({ document, words, weight: 'breach' })
const finding = (document: string, words: string): Rule => ({ document, words, weight: 'finding' })

/** What WeChat's documents allow, by a name of ours; the README lists the same rows. */
export const WEAPP_RULES = {
  'modal-label': breach('wx.showModal', '确认按钮的文字，最多 4 个字符'),
  'modal-colour': breach('wx.showModal', '必须是 16 进制格式的颜色字符串'),
  'sheet-items': breach('wx.showActionSheet', '按钮的文字数组，数组长度最大为 6'),
  'toast-title': breach('wx.showToast', '显示成功图标，此时 title 文本最多显示 7 个汉字长度'),
  'parallel-transfers': breach(
    '网络',
    'wx.request、wx.uploadFile、wx.downloadFile 的最大并发限制是 10 个',
  ),
  'transfer-timeout': breach('网络', '默认超时时间和最大超时时间都是 60s'),
  'transfer-referer': breach('网络', '网络请求的 referer header 不可设置'),
  'socket-count': breach('wx.connectSocket', '最多可以同时存在 5 个 WebSocket 连接'),
  'upload-size': breach('uploader', '小程序中的上传文件 wx.uploadFile 接口有大小限制（10M）'),
  'transfer-in-background': finding(
    '网络',
    '小程序进入后台运行后，如果 5s 内网络请求没有结束，会回调错误信息 fail interrupted',
  ),
  'storage-key': breach('wx.setStorage', '单个 key 允许存储的最大数据长度为 1MB'),
  'storage-all': finding('wx.setStorage', '所有数据存储上限为 10MB'),
  'storage-at-start': breach(
    'wx.setStorageSync',
    '启动过程中过多的同步读写存储，会显著影响启动耗时',
  ),
  'system-at-start': finding('代码注入优化', '启动过程中应尽可能最多调用一次'),
  'set-data-size': breach('setData', '单次设置的数据不能超过1024kB'),
  'set-data-weight': finding('体验评分', 'setData 的数据在 JSON.stringify 后不超过 256KB'),
  'set-data-rate': finding('体验评分', '每秒调用 setData 的次数不超过 20 次'),
  'set-data-undefined': finding('setData', '请不要把 data 中任何一项的 value 设为 undefined'),
  'set-data-hidden': finding(
    '运行时性能',
    '当页面进入后台态（用户不可见），不应该继续去进行setData',
  ),
  'page-nodes': finding('渲染性能优化', '建议一个页面 WXML 节点数量应少于 1000 个'),
  'page-depth': finding('渲染性能优化', '节点树深度少于 30 层'),
  'page-children': finding('渲染性能优化', '子节点数不大于 60 个'),
  'page-stack': breach('wx.navigateTo', '小程序中页面栈最多十层'),
  'open-tab': breach('wx.navigateTo', '但是不能跳到 tabbar 页面'),
  'tab-query': breach('wx.switchTab', '路径后不能带参数'),
  'tap-profile': breach(
    'wx.getUserProfile',
    '页面产生点击事件（例如 button 上 bindtap 的回调中）后才可调用',
  ),
  'tap-setting': breach('wx.openSetting', '用户发生点击行为后，才可以跳转打开设置页'),
  'tap-subscribe': breach(
    'wx.requestSubscribeMessage',
    '用户发生点击行为或者发起支付回调后，才可以调起订阅消息界面',
  ),
  'tap-mini-program': breach(
    'wx.navigateToMiniProgram',
    '若用户未点击小程序页面任意位置，则开发者将无法调用此接口自动跳转至其他小程序',
  ),
  'tap-service': breach(
    'wx.openCustomerServiceChat',
    '页面产生点击事件（例如 button 上 bindtap 的回调中）后才可调用',
  ),
  'profile-purpose': breach('wx.getUserProfile', '声明获取用户个人信息后的用途，不超过30个字符'),
  'subscribe-count': breach('wx.requestSubscribeMessage', '一次调用最多可订阅3条消息'),
  'tab-badge': finding('wx.setTabBarBadge', '显示的文本，超过 4 个字符则显示成 ...'),
  'tab-border': breach('wx.setTabBarStyle', 'tabBar上边框的颜色， 仅支持 black/white'),
  'tab-colour': breach('wx.setTabBarStyle', 'tab 上的文字默认颜色，HexColor'),
  'tab-count': breach('app.json', 'tab 的列表，最少 2 个、最多 5 个 tab'),
  'tab-icon': breach('app.json', 'icon 大小限制为 40kb'),
  'app-styles': breach('app.json', '导航栏标题、状态栏颜色，仅支持 black / white'),
  'app-permission': breach('app.json', '小程序获取权限时展示的接口用途说明。最长 30 个字符'),
  'package-size': breach('分包加载', '单个分包/主包大小不能超过 2M'),
  'package-preload': breach('分包预下载', '同一个分包中的页面享有共同的预下载大小限额 2M'),
  'bar-front': breach('wx.setNavigationBarColor', '仅支持 #ffffff 和 #000000'),
  'bar-background': breach('wx.setNavigationBarColor', '背景颜色值，有效值为十六进制颜色'),
  'page-background': breach('wx.setBackgroundColor', '窗口的背景色，必须为十六进制颜色值'),
  'preview-urls': breach('wx.previewImage', '需要预览的图片链接列表'),
  'preview-current': breach('wx.previewImage', '当前显示图片的链接'),
  'location-declared': breach(
    'wx.getLocation',
    '若使用该接口，需要在 app.json 中进行声明，否则将无法正常使用该接口',
  ),
  'location-type': breach(
    'wx.getLocation',
    'wgs84 返回 gps 坐标，gcj02 返回可用于 wx.openLocation 的坐标',
  ),
  'location-rate': finding(
    'getLocation 接口增加频率限制',
    '30秒内调用getLocation，仅第一次有效，剩余返回fail',
  ),
  'place-range': breach('wx.openLocation', '纬度，范围为-90~90'),
  'place-scale': breach('wx.openLocation', '缩放比例，范围5~18'),
  'media-count': breach('wx.chooseMedia', '2.25.0及以后最多可支持20个文件'),
  'message-file-count': breach('wx.chooseMessageFile', '最多可以选择的文件个数，可以 0～100'),
  'payment-nonce': breach('wx.requestPayment', '随机字符串，长度为32个字符以下'),
  'payment-package': breach('wx.requestPayment', '提交格式如：prepay_id=***'),
  'payment-time': breach('wx.requestPayment', 'timeStamp: string'),
  'random-length': breach('wx.getRandomValues', '整数，生成随机数的字节数，最大 1048576'),
  'call-rate': breach('接口调用频率规范', '单用户一秒钟不能大于4次'),
  'observer-owner': breach(
    'wx.createIntersectionObserver',
    '在自定义组件或包含自定义组件的页面中，应使用 this.createIntersectionObserver([options]) 来代替',
  ),
  'share-path': breach('onShareAppMessage', '转发路径，必须是以 / 开头的完整路径'),
  'code-scene': breach('获取不限制的小程序码', '最大32个可见字符'),
  'update-apply': breach(
    'UpdateManager.applyUpdate',
    '在小程序新版本下载完成后（即收到 onUpdateReady 回调）调用',
  ),
} as const satisfies Record<string, Rule>
