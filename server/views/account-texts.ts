import { both } from './definition'

/** What this app really does with data: keep it true when the app changes. */
export const PRIVACY = both(
  '<p>This page says what Taproom knows about you, why, and how to end it.</p>' +
    '<h3>What we keep</h3>' +
    '<ul><li>Your mobile number, to log you in and to reach you about orders.</li><li>Name, number and address of a delivery, for that delivery.</li><li>Orders and payments, as the law on bookkeeping asks.</li><li>Picture, nickname and gender, if you give them.</li></ul>' +
    '<h3>What stays on this device</h3>' +
    '<p>Your login, your settings and pages you opened, so that they open faster. The login is encrypted. Clear the pages under Settings, Storage.</p>' +
    '<h3>What we do not do</h3>' +
    '<ul><li>We do not sell data and show no advertising of others.</li><li>We ask for your location and your pictures only when you tap for it.</li><li>Passwords are stored as hashes nobody can read back.</li></ul>' +
    '<h3>Your rights</h3>' +
    '<p>You can see and change your data under Settings, Account and security, and close the account there at any time. Closing frees your number at once; order records stay as long as the law asks, without your number.</p>',
  '<p>本页说明 Taproom 了解你的哪些信息、为什么需要，以及如何终止。</p>' +
    '<h3>我们保存什么</h3>' +
    '<ul><li>手机号：用于登录，以及就订单与你联系。</li><li>收货人、电话与地址：仅用于该次配送。</li><li>订单与支付记录：依照会计法规保存。</li><li>头像、昵称与性别：由你自愿提供。</li></ul>' +
    '<h3>保存在本设备上的内容</h3>' +
    '<p>登录状态、设置和打开过的页面，以便更快打开。登录状态经过加密。可在“设置 · 存储”中清除页面缓存。</p>' +
    '<h3>我们不做什么</h3>' +
    '<ul><li>不出售数据，不展示第三方广告。</li><li>仅在你点按相应功能时才请求位置与相册。</li><li>密码只以无法还原的散列形式保存。</li></ul>' +
    '<h3>你的权利</h3>' +
    '<p>可在“设置 · 账号与安全”中查看、修改资料，并可随时注销账号。注销后手机号立即释放；订单记录按法规要求的期限保存，且不再包含你的手机号。</p>',
)

export const TERMS = both(
  '<p>By logging in you agree to what follows.</p>' +
    '<h3>Who may buy</h3><p>Adults only. We may ask for proof of age at the door.</p>' +
    '<h3>Orders and prices</h3><p>The price is the one shown when you place the order. An order that is not paid in time is closed and its goods go back on the shelf.</p>' +
    '<h3>Delivery and returns</h3><p>Beer travels cold. What arrives broken or warm is replaced or paid back; tell us within 24 hours.</p>' +
    '<h3>Your account</h3><p>Keep your passwords to yourself. You can close the account at any time; what you lose then is told on that page.</p>',
  '<p>登录即表示你同意以下条款。</p>' +
    '<h3>购买资格</h3><p>仅限成年人。送货时我们可能要求出示年龄证明。</p>' +
    '<h3>订单与价格</h3><p>以下单时显示的价格为准。未按时付款的订单将自动关闭，商品退回库存。</p>' +
    '<h3>配送与退换</h3><p>啤酒全程冷链配送。破损或失温的商品予以更换或退款，请在 24 小时内告知。</p>' +
    '<h3>你的账号</h3><p>请妥善保管密码。你可以随时注销账号，注销的后果会在该页面逐条说明。</p>',
)
