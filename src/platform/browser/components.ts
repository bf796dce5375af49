/**
 * In place of @tarojs/components. Taro would wrap pages in this; pulling down is in `platform/page`.
 * Nothing else is exported on purpose: a part that imports `View` lacks its `.h5.tsx`.
 */
export { Fragment as PullDownRefresh } from 'react'
