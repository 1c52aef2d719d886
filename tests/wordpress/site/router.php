<?php
// What a web server before WordPress does: files as they are, everything else to index.php; and, where addresses with
// names are switched off, "not found" for what is neither.
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/');
$folder = getenv('CLAREIA_FOLDER') ?: '';
if ($folder !== '' && $path !== $folder && !str_starts_with($path, "$folder/")) {
	http_response_code(404);
	exit('no WordPress here');
}
$inner = substr($path, strlen($folder)) ?: '/';
$file = __DIR__ . $inner;
if ($inner !== '/' && !str_contains($inner, '..') && is_file($file) && !str_ends_with($file, '.php')) {
	header('Content-Type: ' . (mime_content_type($file) ?: 'application/octet-stream'));
	readfile($file);
	exit();
}
if (getenv('CLAREIA_PERMALINKS') === 'off' && $inner !== '/' && $inner !== '/index.php') {
	http_response_code(404);
	header('Content-Type: text/html');
	exit('<!doctype html><title>404 Not Found</title>');
}
chdir(__DIR__);
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = "$folder/index.php";
$_SERVER['SCRIPT_FILENAME'] = __DIR__ . '/index.php';
require __DIR__ . '/index.php';
