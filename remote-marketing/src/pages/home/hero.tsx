export default function Hero() {
  return <h1>首页</h1>;
}
