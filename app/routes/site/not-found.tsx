export default function Home() { return <h1>Clareia</h1>; }
