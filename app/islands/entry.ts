const modules = import.meta.glob('./*.island.tsx');
console.info(Object.keys(modules).length);
