export default function Hero() {
  return <h1>漫画</h1>;
}
