export default function Hero() {
  return <h1>下载客户端</h1>;
}
